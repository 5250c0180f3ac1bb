import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";
import { touchTarget } from "../../foundation/touch-target.ts";

/** Beside the words of a small button, within its border. */
const smallPaddingInline = vars.space[3];

/**
 * A margin that brings the words of a small quiet button in line with what is above or below them. With forced
 * colours its border is drawn and would overlap its neighbours: the margin must be none there.
 */
export const flushSmall = `calc(-1px - ${smallPaddingInline})`;

const forcedEdge = {
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonBorder",
      selectors: { "&[data-hovered], &[data-pressed]": { borderColor: "Highlight" } },
    },
  },
};

export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minBlockSize: vars.control.height,
    paddingInline: vars.control.paddingInline,
    paddingBlock: vars.space[1],
    border: "1px solid transparent",
    borderRadius: vars.radius.pill,
    fontFamily: vars.font.sans,
    fontSize: vars.size.body,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.heading,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    transitionProperty: "background-color, border-color, color, transform",
    transitionDuration: vars.motion.quick,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      "&[data-pressed]": { transform: "scale(0.98)" },
      "&[data-disabled]": {
        color: vars.color.inkSecond,
        background: vars.color.sunken,
        borderColor: vars.color.hairline,
        cursor: "not-allowed",
      },
      "&[data-pending]": { cursor: "progress" },
    },
  },
  variants: {
    kind: {
      primary: {
        background: vars.color.garnet,
        color: vars.color.onGarnet,
        selectors: { "&[data-hovered], &[data-pressed]": { background: vars.color.garnetHover } },
        ...forcedEdge,
      },
      secondary: {
        background: vars.color.surface,
        borderColor: vars.color.edge,
        color: vars.color.ink,
        selectors: {
          "&[data-hovered], &[data-pressed]": {
            background: vars.color.sunken,
            borderColor: vars.color.ink,
          },
        },
        ...forcedEdge,
      },
      quiet: {
        color: vars.color.ink,
        paddingInline: vars.space[3],
        selectors: {
          "&[data-hovered], &[data-pressed]": { background: vars.color.sunken },
          // With more contrast, a hairline shows as a line; the background alone would show no edge.
          "&[data-pressed]": { borderColor: vars.color.hairline },
        },
        ...forcedEdge,
      },
      danger: {
        background: vars.color.danger,
        color: vars.color.onDanger,
        selectors: { "&[data-hovered], &[data-pressed]": { background: vars.color.dangerHover } },
        ...forcedEdge,
      },
    },
    size: {
      small: {
        minBlockSize: vars.control.heightSmall,
        paddingInline: smallPaddingInline,
        fontSize: vars.size.small,
        selectors: { "&::after": touchTarget },
      },
      medium: {},
      large: { minBlockSize: vars.control.heightLarge, paddingInline: vars.space[8] },
    },
    fullWidth: { true: { inlineSize: "100%" }, false: {} },
  },
  defaultVariants: { kind: "primary", size: "medium", fullWidth: false },
});

export const content = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: { "[data-pending] > &": { opacity: 0 } },
});

export const icon = style({ display: "inline-flex", flex: "none", fontSize: "1.15em" });

export const pending = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  fontSize: "1.35em",
});
