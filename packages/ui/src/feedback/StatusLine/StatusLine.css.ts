import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "1.5rem",
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});

export const done = style({
  flexShrink: 0,
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  color: vars.color.success,
});
