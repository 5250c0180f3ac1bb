import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";
import { touchTarget } from "../../foundation/touch-target.ts";

export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    border: "1px solid transparent",
    borderRadius: vars.radius.pill,
    cursor: "pointer",
    transitionProperty: "background-color, transform",
    transitionDuration: vars.motion.quick,
    transitionTimingFunction: vars.easing.out,
    selectors: { "&[data-pressed]": { transform: "scale(0.94)" }, "&::after": touchTarget },
    "@media": { [media.forcedColors]: { borderColor: "ButtonBorder" } },
  },
  variants: {
    tone: {
      neutral: { background: vars.color.ink, color: vars.color.paper },
      garnet: { background: vars.color.garnet, color: vars.color.onGarnet },
      twin: { background: vars.color.twin, color: vars.color.surface },
      duo: { background: vars.color.duo, color: vars.color.surface },
    },
    size: {
      bubble: { blockSize: "2.5rem", inlineSize: "2.5rem", fontSize: "1.25rem" },
      // Written after the tones: on a picture all are alike.
      card: {
        blockSize: "2.75rem",
        inlineSize: "2.75rem",
        fontSize: "1.125rem",
        background: vars.color.ink,
        color: vars.color.paper,
      },
      face: {
        blockSize: "1.75rem",
        inlineSize: "1.75rem",
        fontSize: "0.875rem",
        background: vars.color.ink,
        color: vars.color.paper,
        boxShadow: `0 0 0 2px ${vars.color.surface}`,
      },
    },
  },
});

/** A triangle's middle is not its weight's. */
export const play = style({ translate: "0.08em 0" });
