import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

// In every language the first is at the left, as time runs in a picture.
export const pair = style({
  display: "flex",
  flex: "none",
  direction: "ltr",
  isolation: "isolate",
  lineHeight: 1,
});

/** 600 ms, once: as long as the moment may celebrate. */
const calm = `calc(${vars.motion.slow} * 2.5)`;

const comeFrom = (distance: string) =>
  keyframes({ from: { translate: distance, opacity: 0 }, to: { translate: "0", opacity: 1 } });

const ringedFrom = (distance: string) =>
  style({
    position: "relative",
    display: "grid",
    placeItems: "center",
    blockSize: "1.25em",
    inlineSize: "1.25em",
    // Each ring lies over the other at one of the two crossings.
    selectors: {
      "&:not(:first-child)": { marginInlineStart: "-0.21875em" },
      "[data-meeting] > &": {
        "@media": {
          "(prefers-reduced-motion: no-preference)": {
            animation: `${comeFrom(distance)} ${calm} ${vars.easing.out} backwards`,
          },
        },
      },
    },
  });

export const ringed = { left: ringedFrom("-3rem"), right: ringedFrom("3rem") };

/** Above both pictures: no ring ends under the other's. */
export const drawing = style({ position: "absolute", inset: 0, zIndex: vars.layer.raised });

const stroke = (color: string) =>
  style({ stroke: color, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } });

export const ring = { left: stroke(vars.color.garnet), right: stroke(vars.color.twin) };
