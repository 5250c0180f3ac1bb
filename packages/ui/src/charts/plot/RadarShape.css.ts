import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { card } from "./chart.css.ts";

export const shape = style({
  fill: vars.color.garnet,
  stroke: vars.color.garnet,
  selectors: { "& ~ &": { fill: vars.color.inkSecond, stroke: vars.color.inkSecond } },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&, & ~ &": { fill: "CanvasText", stroke: "CanvasText" } },
    },
  },
});

const second = `${shape} ~ ${shape}`;

export const area = style({ fillOpacity: 0.13, stroke: "none" });

export const line = style({
  fill: "none",
  strokeWidth: 2,
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
  selectors: { [`${second} > &`]: { strokeWidth: 1.5, strokeDasharray: "4 5" } },
});

/** The line again, of which only the beginning of each side is drawn: a corner. */
export const dots = style({
  fill: "none",
  strokeWidth: 7,
  strokeLinecap: "round",
  strokeDasharray: "0 9999",
  vectorEffect: "non-scaling-stroke",
  selectors: {
    [`${second} > &`]: { display: "none" },
    [`${card} &`]: { strokeWidth: 4 },
  },
});
