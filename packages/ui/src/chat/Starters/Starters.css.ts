import { media, vars } from "@gemel/theme";
import { recipe, style } from "@gemel/theme/style";

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

/** A question to an AI has that AI's colour. */
export const starter = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space[3],
    // On a phone the buttons fill their lines.
    flex: "1 1 auto",
    minBlockSize: "2.75rem",
    paddingBlock: vars.space[1],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.bubble,
    background: vars.color.surface,
    fontFamily: vars.font.serif,
    lineHeight: vars.leading.heading,
    textAlign: "start",
    cursor: "pointer",
    transition: `background-color ${vars.motion.quick} ${vars.easing.out}`,
    "@media": { [media.tablet]: { flex: "0 1 auto" } },
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

/** The arrow alone has the colour of the AI. */
export const text = style({
  color: vars.color.ink,
  selectors: { "[data-disabled] > &": { color: "inherit" } },
});

export const arrow = style({
  flex: "none",
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});
