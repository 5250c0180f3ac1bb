import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The sound spreads beyond the rings: the space around is part of the drawing. */
export const rings = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  paddingBlock: vars.space[6],
  fontSize: "5rem",
  lineHeight: 1,
  // Leaves room for the spoken text between the rings and the button.
  selectors: { "&[data-small]": { paddingBlockStart: vars.space[3], fontSize: "3rem" } },
});

export const drawing = style({
  blockSize: "1em",
  inlineSize: "1.667em",
  flex: "none",
  overflow: "visible",
});

/** Both rings in the colour of the AI. */
export const alone = {
  twin: style({ color: vars.color.twin }),
  duo: style({ color: vars.color.duo }),
};

const forced = { "@media": { [media.forcedColors]: { stroke: "CanvasText" } } };

export const stroke = {
  member: style({ stroke: vars.color.garnet, ...forced }),
  twin: style({ stroke: vars.color.twin, ...forced }),
  duo: style({ stroke: vars.color.duo, ...forced }),
};

const spreading = style({
  // The bar shows it instead.
  display: "none",
  opacity: 0.2,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      display: "inline",
      transition: `r ${vars.motion.quick} ${vars.easing.out}`,
    },
    [media.forcedColors]: { fill: "Highlight" },
  },
});

export const sound = {
  member: style([spreading, { fill: vars.color.garnet }]),
  twin: style([spreading, { fill: vars.color.twin }]),
  duo: style([spreading, { fill: vars.color.duo }]),
};

export const bar = style({
  position: "absolute",
  insetBlockEnd: vars.space[3],
  inlineSize: "8rem",
  display: "flex",
});
