import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const title = style({ display: "flex", alignItems: "center", gap: vars.space[3] });

export const face = style({ flex: "none", fontSize: "3.5rem", lineHeight: 0 });

export const words = style({ display: "grid", justifyItems: "start", gap: vars.space[1] });
