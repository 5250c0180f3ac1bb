import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const figure = style({
  maxInlineSize: "40rem",
  marginInline: 0,
  marginBlock: vars.space[5],
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const plot = style({ display: "block", inlineSize: "100%", overflow: "visible" });

export const caption = style({
  marginBlockEnd: vars.space[3],
  fontWeight: vars.weight.semibold,
});

export const axisName = style({ margin: 0, color: vars.color.inkSecond });

export const tick = style({
  fill: vars.color.inkSecond,
  fontFamily: vars.font.sans,
  fontSize: 13,
  fontVariantNumeric: "tabular-nums",
});

export const grid = style({ stroke: vars.color.hairline, strokeWidth: 1 });

export const wanted = style({
  fill: vars.color.success,
  fillOpacity: 0.14,
  "@media": { "(forced-colors: active)": { fill: "none", stroke: "CanvasText" } },
});

const line = style({
  fill: "none",
  strokeWidth: 2.5,
  strokeLinejoin: "round",
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});

/** Distinguished by colour, by dashes and by the shape of their points. */
export const series = {
  first: style([line, { stroke: vars.color.trait.openness }]),
  second: style([line, { stroke: vars.color.trait.extraversion, strokeDasharray: "9 5" }]),
  third: style([line, { stroke: vars.color.trait.conscientiousness, strokeDasharray: "2 5" }]),
} as const;

const seen = { "@media": { "(forced-colors: active)": { fill: "CanvasText" } } };

export const point = {
  first: style([seen, { fill: vars.color.trait.openness }]),
  second: style([seen, { fill: vars.color.trait.extraversion }]),
  third: style([seen, { fill: vars.color.trait.conscientiousness }]),
} as const;

export const bar = style({
  fill: vars.color.trait.openness,
  "@media": { "(forced-colors: active)": { fill: "CanvasText" } },
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: "none",
});

export const entry = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const swatch = style({ inlineSize: 36, blockSize: 14, flex: "none" });

export const numbers = style({ marginBlockStart: vars.space[2] });

export const summary = style({ color: vars.color.inkSecond, cursor: "pointer" });

export const verdict = style({ fontWeight: vars.weight.semibold });

export const small = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: vars.space[4],
  maxInlineSize: "none",
});
