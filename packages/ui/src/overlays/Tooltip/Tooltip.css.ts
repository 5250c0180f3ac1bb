import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const tooltip = style({
  maxInlineSize: "16rem",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  boxShadow: vars.shadow.raised,
  transition: `opacity ${vars.motion.quick} ${vars.easing.out}`,
  selectors: { "&[data-entering], &[data-exiting]": { opacity: 0 } },
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});
