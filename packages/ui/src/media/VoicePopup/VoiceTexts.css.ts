import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const text = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  inlineSize: "100%",
});

export const said = style({ display: "grid", gap: vars.space[1] });

export const who = style({
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

export const transcript = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
});
