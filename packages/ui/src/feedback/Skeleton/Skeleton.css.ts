import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

/** The base of every shape: a pulsing placeholder. */
export const block = style({
  display: "block",
  background: vars.color.hairline,
  animation: `${breathe} 2s ${vars.easing.inOut} infinite`,
  "@media": {
    [media.reducedMotion]: { animation: "none" },
    [media.forcedColors]: { background: "GrayText" },
  },
});

export const shapes = {
  title: style([
    block,
    { blockSize: "1.75rem", inlineSize: "55%", borderRadius: vars.radius.small },
  ]),
  text: style([
    block,
    {
      blockSize: "0.875rem",
      borderRadius: vars.radius.small,
      selectors: {
        "&:nth-child(even)": { inlineSize: "92%" },
        "&:last-child": { inlineSize: "64%" },
      },
    },
  ]),
  control: style([block, { blockSize: vars.control.height, borderRadius: vars.radius.pill }]),
  picture: style([block, { aspectRatio: "4 / 3", borderRadius: vars.radius.card }]),
};

export const lines = style({ display: "grid", gap: vars.space[3] });
