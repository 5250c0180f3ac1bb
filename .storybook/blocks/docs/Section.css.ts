import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const section = style({ marginBlockStart: vars.space[12] });

export const content = style({
  marginBlockStart: vars.space[4],
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
});
