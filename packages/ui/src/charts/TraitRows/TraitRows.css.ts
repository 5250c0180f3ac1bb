import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { chart } from "../plot/chart.css.ts";

export { note as missing } from "../../foundation/text.css.ts";

const wide = "(min-width: 40rem)";

export const rows = style([chart, { display: "grid", gap: vars.space[4] }]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  alignItems: "center",
  "@container": {
    [wide]: { gridTemplateColumns: "13rem 6rem minmax(0, 1fr) minmax(0, 1fr)", rowGap: 0 },
  },
});

export const name = style({
  color: vars.color.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.heading,
  hyphens: "auto",
});

export const value = style({
  color: vars.color.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: 1,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

export const track = style({
  gridColumn: "1 / -1",
  inlineSize: "100%",
  blockSize: "1.25rem",
  overflow: "visible",
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
  "@container": { [wide]: { gridColumn: "3 / -1" } },
});

export const scale = style({
  stroke: vars.color.edge,
  strokeOpacity: 0.5,
  "@media": { [media.forcedColors]: { stroke: "GrayText", strokeOpacity: 1 } },
});

export const band = style({
  fill: "currentColor",
  fillOpacity: 0.28,
  "@media": { [media.forcedColors]: { fill: "GrayText" } },
});

export const mark = style({
  fill: "currentColor",
  stroke: vars.color.surface,
  strokeWidth: 3,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

const end = {
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
} as const;

export const low = style({ ...end, "@container": { [wide]: { gridColumn: "3" } } });

export const high = style({
  ...end,
  textAlign: "end",
  "@container": { [wide]: { gridColumn: "4" } },
});
