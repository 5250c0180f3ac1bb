import { style } from "@gemel/theme/style";
import { control, withButton } from "../Field/control.css.ts";

export const inputBox = style([control, withButton]);
