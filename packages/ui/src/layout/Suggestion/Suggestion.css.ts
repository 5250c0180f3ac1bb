import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export { subtitle as title } from "../../foundation/text.css.ts";

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

export const text = style({ color: vars.color.inkSecond, lineHeight: vars.leading.snug });
