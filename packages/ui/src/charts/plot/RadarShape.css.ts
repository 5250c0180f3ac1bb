import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { card } from "./chart.css.ts";

export const shape = style({
  fill: vars.color.garnet,
  stroke: vars.color.garnet,
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "CanvasText" } },
});

export const area = style({ fillOpacity: 0.13, stroke: "none" });

export const line = style({
  fill: "none",
  strokeWidth: 2,
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
});

/** The line again; only the beginning of each side is drawn, which marks a corner. */
export const dots = style({
  fill: "none",
  strokeWidth: 7,
  strokeLinecap: "round",
  strokeDasharray: "0 9999",
  vectorEffect: "non-scaling-stroke",
  selectors: { [`${card} &`]: { strokeWidth: 4 } },
});
