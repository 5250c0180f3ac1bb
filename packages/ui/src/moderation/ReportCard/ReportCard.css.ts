import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The whole card can be pressed; the link's own box reaches to its edges. */
export const card = style({
  position: "relative",
  display: "grid",
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: { "&:has(a[data-hovered])": { background: vars.color.sunken } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
});

export const link = style({
  color: vars.color.ink,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
});

export const details = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  margin: 0,
  overflowWrap: "anywhere",
});

export const small = style({
  margin: 0,
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
