import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The name of one of many. */
export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});
