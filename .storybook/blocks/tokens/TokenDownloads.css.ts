import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const files = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlock: vars.space[4],
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const file = style({ display: "flex", flexDirection: "column", alignItems: "flex-start" });
export const text = style({ color: vars.color.inkSecond });
