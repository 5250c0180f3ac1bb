import { style } from "@gemel/theme/style";
import { control, withButton } from "../Field/control.css.ts";

export const comboBox = style([control, withButton]);
