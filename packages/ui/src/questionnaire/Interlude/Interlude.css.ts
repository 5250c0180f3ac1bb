import { style } from "@gemel/theme/style";

export const petals = style({ inlineSize: "min(100%, 15rem)" });
