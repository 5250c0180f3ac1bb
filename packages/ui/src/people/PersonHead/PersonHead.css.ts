import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space[3],
});

/** With less room than this beside it, the graph goes below: a name is not cut into pieces. */
export const who = style({ flex: "1 1 6.5rem", minInlineSize: 0, overflowWrap: "anywhere" });

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const place = style({
  marginBlockStart: vars.space[1],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
