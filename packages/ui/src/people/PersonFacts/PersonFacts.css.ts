import { style } from "@gemel/theme/style";

export { facts } from "../../foundation/text.css.ts";

/** In one piece, with the point after it: no line begins with one. */
export const fact = style({
  display: "inline-block",
  marginInlineEnd: "0.3em",
  selectors: { "&:not(:last-child)::after": { content: '"\u00A0·"' } },
});
