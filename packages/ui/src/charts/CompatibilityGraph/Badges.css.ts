import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const base = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.heading,
  color: vars.color.inkSecond,
  textAlign: "center",
});

export const badges = {
  pills: base,
  /** Below each other in a corner, no wider than their words. */
  lines: style([
    base,
    { flexDirection: "column", gap: 0, maxInlineSize: "7.5rem", textAlign: "end" },
  ]),
};
