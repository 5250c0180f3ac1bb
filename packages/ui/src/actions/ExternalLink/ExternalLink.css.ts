import { style } from "@gemel/theme/style";

export const arrow = style({
  display: "inline-block",
  marginInlineStart: "0.25em",
  fontSize: "0.85em",
  verticalAlign: "-0.05em",
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});
