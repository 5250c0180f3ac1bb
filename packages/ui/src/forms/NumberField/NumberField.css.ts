import { style } from "@gemel/theme/style";
import { control, withButton } from "../Field/control.css.ts";

export const numberBox = style([
  control,
  withButton,
  { fontVariantNumeric: "tabular-nums", columnGap: "0.125rem" },
]);
