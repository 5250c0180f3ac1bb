import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const waveform = style({ inlineSize: "100%", blockSize: "100%" });

const bars = style({ fill: "none", strokeLinecap: "round" });

export const all = style([
  bars,
  {
    stroke: vars.color.edge,
    strokeWidth: "2px",
    "@media": { [media.forcedColors]: { stroke: "GrayText" } },
  },
]);

export const played = style([
  bars,
  // Heavier as well, so that colour is not alone.
  {
    stroke: "currentColor",
    strokeWidth: "3px",
    "@media": { [media.forcedColors]: { stroke: "Highlight" } },
  },
]);

/** A browser reports the position four times a second; in between it glides. */
export const playedPart = style({
  "@media": {
    "(prefers-reduced-motion: no-preference)": { transition: "width 250ms linear" },
  },
});
