import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { control, withButton } from "../Field/control.css.ts";

export const numberBox = style([
  control,
  withButton,
  { fontVariantNumeric: "tabular-nums", columnGap: vars.space[2] },
]);
