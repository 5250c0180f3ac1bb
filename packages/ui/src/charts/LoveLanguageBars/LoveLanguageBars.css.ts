import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { chart } from "../plot/chart.css.ts";

const wide = "(min-width: 28rem)";

export const bars = style([chart, { inlineSize: "100%", maxInlineSize: "35rem" }]);

export const list = style({
  display: "grid",
  gap: vars.space[4],
  "@container": {
    [wide]: { gridTemplateColumns: "auto fit-content(12rem) minmax(0, 1fr) auto" },
  },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  "@container": { [wide]: { gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } },
});

export const icon = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  color: vars.color.inkSecond,
  selectors: { [`${row}:first-child > &`]: { color: vars.color.garnet } },
});

export const name = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  hyphens: "auto",
  overflowWrap: "anywhere",
});

const lastColumn = { "@container": { [wide]: { gridColumn: "4", textAlign: "end" } } } as const;

export const value = style({
  minInlineSize: "2ch",
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: 1,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  ...lastColumn,
});

export const missing = style({
  fontSize: vars.size.small,
  color: vars.color.inkSecond,
  ...lastColumn,
});

export const track = style({
  gridColumn: "2 / -1",
  inlineSize: "100%",
  blockSize: "0.75rem",
  overflow: "visible",
  "@container": { [wide]: { gridColumn: "3", gridRow: "1" } },
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});

export const scale = style({
  stroke: vars.color.edge,
  strokeOpacity: 0.5,
  "@media": { [media.forcedColors]: { stroke: "GrayText", strokeOpacity: 1 } },
});

export const unknown = style([scale, { strokeDasharray: "2 6", strokeOpacity: 1 }]);

const grow = keyframes({ from: { transform: "scaleX(0)" } });

/** Bars that lie on each other: the last one is solid, and each other one adds to what is below it. */
export const bar = style({
  fill: vars.color.inkSecond,
  fillOpacity: 0.22,
  selectors: { [`${row}:first-child &`]: { fill: vars.color.garnet } },
  "@media": {
    [media.forcedColors]: { selectors: { "&&": { fill: "CanvasText" } } },
    "(prefers-reduced-motion: no-preference)": {
      animation: `${grow} ${vars.motion.slow} ${vars.easing.out}`,
    },
  },
});

globalStyle(`${bar} > :last-child`, { fillOpacity: 1 });

/** The mark of the number, in the middle of a soft end. */
export const mark = style({
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const hint = style({
  marginBlockStart: vars.space[4],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});
