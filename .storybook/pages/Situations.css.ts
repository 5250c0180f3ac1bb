import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const situation = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
});

export const texts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: vars.space[4],
  margin: 0,
});

export const language = style({ color: vars.color.inkSecond, fontSize: vars.size.caption });

export const text = style({ margin: 0, fontFamily: vars.font.serif, fontSize: vars.size.lead });
