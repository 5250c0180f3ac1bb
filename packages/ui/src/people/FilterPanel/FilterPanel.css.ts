import { style } from "@gemel/theme/style";
import { name } from "../../foundation/name.css.ts";

export const label = style([name, { minInlineSize: 0 }]);
