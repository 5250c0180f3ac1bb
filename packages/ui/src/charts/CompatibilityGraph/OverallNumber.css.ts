import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

// Sizes in units of the drawing, which grows with its room.
export const number = style({
  fill: vars.color.ink,
  fontFamily: vars.font.serif,
  fontSize: "38px",
  fontWeight: vars.weight.display,
  textAnchor: "middle",
  letterSpacing: vars.tracking.tight,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const sign = style({ fontSize: "0.66em" });

/** Some languages set a space before the sign; a whole one would push the number out of the hub. */
export const space = style({ fontSize: "0.3em" });

export const mark = style({
  color: vars.color.inkSecond,
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});
