import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const answer = style({ display: "grid", gap: vars.space[2] });

export const words = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

export const state = style({ fontSize: vars.size.small, color: vars.color.inkSecond });
