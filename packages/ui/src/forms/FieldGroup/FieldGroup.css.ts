import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { subtitle } from "../../foundation/text.css.ts";

export const group = style({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
});

// A rendered legend is no part of the grid: its distance is its own.
export const title = style([subtitle, { marginBlockEnd: vars.space[2] }]);

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
