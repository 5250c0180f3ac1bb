import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
