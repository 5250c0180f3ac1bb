import { media, vars } from "@gemel/theme";
import { recipe } from "@gemel/theme/style";
import { touchTarget } from "../../foundation/touch-target.ts";

export const iconButton = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    blockSize: "2.75rem",
    inlineSize: "2.75rem",
    border: "1px solid transparent",
    borderRadius: vars.radius.pill,
    color: vars.color.ink,
    fontSize: "1.25rem",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, transform",
    transitionDuration: vars.motion.quick,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      "&[data-hovered]": { background: vars.color.sunken },
      "&[data-pressed]": {
        background: vars.color.sunken,
        borderColor: vars.color.hairline,
        transform: "scale(0.94)",
      },
      "&[data-disabled]": { color: vars.color.edge, cursor: "not-allowed" },
    },
  },
  variants: {
    kind: {
      quiet: {},
      outlined: {
        background: vars.color.surface,
        borderColor: vars.color.edge,
        selectors: { "&[data-hovered], &[data-pressed]": { borderColor: vars.color.ink } },
      },
      primary: {
        background: vars.color.garnet,
        color: vars.color.onGarnet,
        selectors: {
          "&[data-hovered], &[data-pressed]": {
            background: vars.color.garnetHover,
            borderColor: "transparent",
          },
          "&[data-disabled]": { background: vars.color.sunken },
        },
        "@media": { [media.forcedColors]: { borderColor: "ButtonBorder" } },
      },
    },
    size: {
      medium: {},
      small: {
        blockSize: "2.25rem",
        inlineSize: "2.25rem",
        fontSize: "1.125rem",
        selectors: { "&::after": touchTarget },
      },
    },
  },
  defaultVariants: { kind: "quiet", size: "medium" },
});
