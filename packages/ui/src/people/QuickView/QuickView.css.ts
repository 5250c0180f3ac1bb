import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const look = style({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

/** With less room than this beside it, the graph goes below: a name is not cut into pieces. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
});

export const who = style({ flex: "1 1 8rem", minInlineSize: 0 });

export const bio = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
});
