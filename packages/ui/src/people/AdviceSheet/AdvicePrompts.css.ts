import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const prompts = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

/** What is asked of Duo has Duo's colour. */
export const prompt = style({
  minBlockSize: vars.control.heightSmall,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.duo}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.duo,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-hovered], &[data-pressed]": { background: vars.color.duoSoft },
    "&[data-disabled]": {
      borderColor: vars.color.hairline,
      background: vars.color.sunken,
      color: vars.color.inkSecond,
      cursor: "not-allowed",
    },
  },
});
