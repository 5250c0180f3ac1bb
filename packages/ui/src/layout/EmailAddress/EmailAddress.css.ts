import { style } from "@gemel/theme/style";

export const address = style({
  // Whole on a line of its own before it breaks.
  display: "inline-block",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  // A hyphen at the end of a line would be read as part of the address.
  hyphens: "none",
});
