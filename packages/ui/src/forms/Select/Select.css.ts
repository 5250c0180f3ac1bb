import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { control, forcedInvalidEdge } from "../Field/control.css.ts";

export const button = style([
  control,
  {
    gap: vars.space[2],
    cursor: "pointer",
    selectors: {
      "[data-invalid] > &": {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { "[data-invalid] > &": { borderWidth: forcedInvalidEdge } },
      },
    },
  },
]);

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textAlign: "start",
  selectors: { "&[data-placeholder]": { color: vars.color.inkSecond } },
});

export const chevron = style({
  color: vars.color.inkSecond,
  transition: `rotate ${vars.motion.calm} ${vars.easing.out}`,
  selectors: { "[data-open] &": { rotate: "180deg" } },
});
