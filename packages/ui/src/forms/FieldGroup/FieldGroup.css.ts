import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const group = style({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
});

export const title = style({
  // A rendered legend is no part of the grid: its distance is its own.
  marginBlockEnd: vars.space[2],
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const note = style({
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  fontSize: vars.size.small,
  color: vars.color.inkSecond,
});

export const fields = style({
  display: "grid",
  gap: vars.space[4],
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[6] } },
});
