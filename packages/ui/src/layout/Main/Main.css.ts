import { style } from "@gemel/theme/style";

/** As tall as the screen from the first paint on, so that the footer never jumps into view. */
export const main = style({ minBlockSize: "calc(100svh - 4rem)", outline: "none" });
