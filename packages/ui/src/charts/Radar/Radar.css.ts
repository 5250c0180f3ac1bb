import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const radar = style({ display: "block", inlineSize: "100%", overflow: "visible" });

export const grid = style({
  fill: "none",
  stroke: vars.color.edge,
  strokeWidth: 0.6,
  opacity: 0.6,
});

export const first = style({
  fill: vars.color.garnet,
  fillOpacity: 0.14,
  stroke: vars.color.garnet,
  strokeWidth: 2,
  strokeLinejoin: "round",
});

export const second = style({
  fill: vars.color.inkSecond,
  fillOpacity: 0.1,
  stroke: vars.color.inkSecond,
  strokeWidth: 1.5,
  strokeDasharray: "5 4",
  strokeLinejoin: "round",
});

export const dot = style({ fill: vars.color.garnet });

export const label = style({
  fill: vars.color.inkSecond,
  fontFamily: vars.font.sans,
  fontSize: "11px",
  // An axis keeps its side in every script, so its words must grow away from the graph.
  direction: "ltr",
});
