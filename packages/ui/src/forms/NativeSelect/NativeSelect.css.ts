import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { control } from "../Field/control.css.ts";

export const wrapper = style({ position: "relative" });

export const select = style([
  control,
  {
    appearance: "none",
    paddingInlineEnd: vars.space[12],
    textOverflow: "ellipsis",
    cursor: "pointer",
  },
]);

export const chevron = style({
  position: "absolute",
  insetInlineEnd: vars.space[5],
  insetBlockStart: "calc(50% - 0.625rem)",
  color: vars.color.inkSecond,
  pointerEvents: "none",
});
