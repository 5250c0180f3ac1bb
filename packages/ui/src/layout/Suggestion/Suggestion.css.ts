import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const suggestion = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
});

export const icon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "3rem",
  blockSize: "3rem",
  borderRadius: vars.radius.pill,
  background: vars.color.garnetSoft,
  color: vars.color.garnet,
  fontSize: "1.25rem",
});

export const textColumn = style({ flex: "1 1 12rem", minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const text = style({ color: vars.color.inkSecond, lineHeight: vars.leading.snug });
