import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const look = style({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const bio = style({ lineHeight: vars.leading.snug, overflowWrap: "anywhere" });
