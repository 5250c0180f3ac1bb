import { createVar } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { card } from "./chart.css.ts";

/** From this width on, a label stands beside its corner; below it, on the shoulder above the corner. */
const wide = "(min-width: 27rem)";
/** The width from which the graph of a card has labels. */
const roomy = "(min-width: 16rem)";
const narrow = `not ${roomy}`;

const plotSize = createVar();

export const frame = style({
  vars: { [plotSize]: "80cqi" },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  justifyItems: "center",
  // An axis keeps its side in every script.
  direction: "ltr",
  "@container": { [wide]: { vars: { [plotSize]: "min(56cqi, 20rem)" } } },
  selectors: { [`${card} &`]: { vars: { [plotSize]: "min(100cqi, 7.5rem)" } } },
});

export const plot = style({
  gridArea: "2 / 1 / 3 / 3",
  inlineSize: plotSize,
  overflow: "visible",
});

/** Scale and axes. */
export const grid = style({
  fill: "none",
  stroke: vars.color.edge,
  strokeOpacity: 0.4,
  vectorEffect: "non-scaling-stroke",
  "@media": { [media.forcedColors]: { stroke: "GrayText", strokeOpacity: 1 } },
});

const onShoulder = {
  gridRow: "2",
  maxInlineSize: "40cqi",
  // A long word still ends before the scale here; in a small drawing it ends above it.
  marginBlockStart: "calc(32cqi - 5rem)",
} as const;

// Positions of the corners, as shares of the drawing's width.
const besideCorner = {
  alignSelf: "center",
  maxInlineSize: "none",
  marginBlockStart: 0,
  paddingBlockEnd: `calc(${plotSize} * 0.22)`,
} as const;
const beside = `calc(${plotSize} * 0.5 + ${vars.space[2]})`;
const belowCorner = { inlineSize: `calc(${plotSize} * 0.588)` } as const;

/** The labels next to their corners, within what `frames` selects. */
const nextToCorners = (frames: string) => ({
  [`${frames} > &:nth-of-type(2)`]: {
    ...besideCorner,
    justifySelf: "start",
    marginInlineStart: beside,
  },
  [`${frames} > &:nth-of-type(3)`]: { ...belowCorner, justifySelf: "start" },
  [`${frames} > &:nth-of-type(4)`]: { ...belowCorner, justifySelf: "end" },
  [`${frames} > &:nth-of-type(5)`]: {
    ...besideCorner,
    justifySelf: "end",
    marginInlineEnd: beside,
  },
});

export const label = style({
  gridColumn: "1",
  maxInlineSize: "100%",
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  textAlign: "center",
  hyphens: "auto",
  overflowWrap: "anywhere",
  selectors: {
    "&:nth-of-type(1)": { gridArea: "1 / 1 / 2 / 3", paddingBlockEnd: vars.space[1] },
    "&:nth-of-type(2)": { ...onShoulder, gridColumn: "2", justifySelf: "end" },
    "&:nth-of-type(3)": { gridColumn: "2", gridRow: "3" },
    "&:nth-of-type(4)": { gridRow: "3" },
    "&:nth-of-type(5)": { ...onShoulder, justifySelf: "start" },
  },
  "@container": {
    [narrow]: { selectors: { [`${card} &`]: { display: "none" } } },
    [roomy]: { selectors: nextToCorners(`${card} ${frame}`) },
    [wide]: { selectors: nextToCorners(frame) },
  },
});
