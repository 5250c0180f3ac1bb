import { vars } from "@gemel/theme";
import { recipe } from "@gemel/theme/style";

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    cursor: "pointer",
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.22em",
    transition: `color ${vars.motion.quick}, text-decoration-color ${vars.motion.quick}`,
    selectors: {
      "&[data-disabled]": { color: vars.color.inkSecond, textDecorationLine: "none" },
    },
  },
  variants: {
    kind: {
      text: {
        color: vars.color.garnet,
        fontWeight: vars.weight.medium,
        selectors: { "&[data-hovered], &[data-pressed]": { color: vars.color.garnetHover } },
      },
      quiet: {
        color: vars.color.inkSecond,
        textDecorationColor: "transparent",
        selectors: {
          "&[data-hovered], &[data-pressed]": {
            color: vars.color.ink,
            textDecorationColor: "currentColor",
          },
        },
      },
    },
    standalone: {
      true: {
        display: "inline-grid",
        placeItems: "center",
        minBlockSize: "2.75rem",
        minInlineSize: "2.75rem",
      },
      false: {},
    },
  },
  defaultVariants: { kind: "text", standalone: false },
});
