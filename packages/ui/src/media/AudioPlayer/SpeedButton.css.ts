import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { touchTarget } from "../../foundation/touch-target.ts";

export const speed = style({
  position: "relative",
  flex: "none",
  minInlineSize: "2.75rem",
  blockSize: "1.75rem",
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  textAlign: "center",
  cursor: "pointer",
  transition: `border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&[data-hovered], &[data-pressed]": { borderColor: vars.color.ink, color: vars.color.ink },
    "&::after": touchTarget,
  },
});
