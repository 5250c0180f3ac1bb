import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const skipLink = style({
  position: "fixed",
  zIndex: vars.layer.skip,
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.height,
  paddingInline: vars.control.paddingInline,
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.paper,
  fontWeight: vars.weight.semibold,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});
