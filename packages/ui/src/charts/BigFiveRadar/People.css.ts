import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const people = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${vars.space[1]} ${vars.space[6]}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});

export const person = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const name = style({
  minInlineSize: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  color: vars.color.ink,
  overflowWrap: "anywhere",
});

export const hint = style({ flexBasis: "100%", textAlign: "center" });

const line = style({
  flex: "none",
  inlineSize: "2rem",
  blockSize: "0.5rem",
  stroke: vars.color.garnet,
  strokeWidth: 2,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const solid = line;
export const dashed = style([
  line,
  { stroke: vars.color.inkSecond, strokeWidth: 1.5, strokeDasharray: "4 5" },
]);
