import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const recorder = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
});

/** The same height in every state, so that nothing below moves. */
export const below = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[1],
  inlineSize: "100%",
  minBlockSize: vars.space[10],
});

export const hint = style({
  maxInlineSize: "18rem",
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: "center",
  textWrap: "balance",
});
