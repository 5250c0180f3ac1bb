import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const missing = style({ display: "block" });

export const value = style([
  missing,
  {
    fontFamily: vars.font.serif,
    fontSize: vars.size.lead,
    lineHeight: vars.leading.heading,
    color: vars.color.ink,
    fontVariantNumeric: "tabular-nums",
  },
]);
