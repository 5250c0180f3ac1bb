import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const edge = style({
  fill: vars.color.garnet,
  fillOpacity: 0.1,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
