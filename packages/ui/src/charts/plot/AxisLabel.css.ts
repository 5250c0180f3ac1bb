import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const values = style({
  display: "flex",
  justifyContent: "center",
  gap: vars.space[3],
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.heading,
  color: vars.color.ink,
  fontVariantNumeric: "tabular-nums",
});

export const second = style({
  color: vars.color.inkSecond,
  textDecoration: "underline dashed 1px",
  textUnderlineOffset: "0.2em",
});

export const missing = style({ display: "block" });
