import { vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";
import { touchTarget } from "../../foundation/touch-target.ts";

export const starters = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

const held = {
  borderColor: vars.color.hairline,
  background: vars.color.sunken,
  color: vars.color.inkSecond,
  cursor: "not-allowed",
} as const;

/** What is asked of an AI has its colour. */
export const starter = recipe({
  base: {
    position: "relative",
    minBlockSize: vars.control.heightSmall,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    border: "1px solid currentcolor",
    borderRadius: vars.radius.bubble,
    background: vars.color.surface,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.heading,
    textAlign: "start",
    cursor: "pointer",
    transition: `background-color ${vars.motion.quick} ${vars.easing.out}`,
    selectors: { "&::after": touchTarget },
  },
  variants: {
    speaker: {
      twin: {
        color: vars.color.twin,
        selectors: {
          "&[data-hovered], &[data-pressed]": { background: vars.color.twinSoft },
          "&[data-disabled]": held,
        },
      },
      duo: {
        color: vars.color.duo,
        selectors: {
          "&[data-hovered], &[data-pressed]": { background: vars.color.duoSoft },
          "&[data-disabled]": held,
        },
      },
    },
  },
});
