import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const rings = style({ blockSize: "1em", inlineSize: "1.667em", flex: "none" });

export const one = style({ blockSize: "1em", inlineSize: "1em", flex: "none" });

const forced = { "@media": { [media.forcedColors]: { stroke: "CanvasText" } } };
const current = style({ stroke: "currentColor" });

export const left = { brand: style({ stroke: vars.color.garnet, ...forced }), current };
export const right = { brand: style({ stroke: vars.color.twin, ...forced }), current };
