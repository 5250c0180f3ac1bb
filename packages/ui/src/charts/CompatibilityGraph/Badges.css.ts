import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.heading,
  color: vars.color.inkSecond,
  textAlign: "center",
});
