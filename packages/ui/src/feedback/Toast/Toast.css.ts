import { fallbackVar, keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { bottomEdge } from "../../foundation/edges.css.ts";
// Written before, so that a toast's own alignment wins over the tone's.
import "../tones.css.ts";

const restsOn = fallbackVar(bottomEdge, "env(safe-area-inset-bottom, 0px)");

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

const regionBase = style({
  position: "fixed",
  zIndex: vars.layer.banner,
  insetInline: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  marginInline: "auto",
  inlineSize: `min(30rem, calc(100% - 2 * ${vars.space[3]}))`,
  borderRadius: vars.radius.bubble,
  "@media": {
    // Zoomed to 400 %, or a phone on its side: what has no room is reached by scrolling.
    "(max-height: 30rem)": {
      maxBlockSize: `calc(100dvh - ${restsOn} - 2 * ${vars.space[3]})`,
      overflowY: "auto",
    },
  },
});

export const region = {
  bottom: style([
    regionBase,
    {
      insetBlockEnd: `calc(${restsOn} + ${vars.space[3]})`,
      "@media": { [media.tablet]: { insetBlockEnd: `calc(${restsOn} + ${vars.space[6]})` } },
    },
  ]),
  top: style([
    regionBase,
    // Below the `Header`, which stays there.
    {
      insetBlockStart: `calc(4rem + ${vars.space[3]})`,
      "@media": { [media.tablet]: { insetBlockStart: `calc(4.75rem + ${vars.space[3]})` } },
    },
  ]),
};

export const toast = style({
  alignItems: "center",
  flex: "none",
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[1],
  minBlockSize: "3.5rem",
  borderRadius: vars.radius.bubble,
  boxShadow: vars.shadow.overlay,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${arrive} ${vars.motion.slow} ${vars.easing.out}`,
    },
  },
});

export const content = style({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});

/** Takes at least half a line beside the action; otherwise the action goes below. */
export const text = style({
  flex: "1 1 9rem",
  minInlineSize: 0,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
});
