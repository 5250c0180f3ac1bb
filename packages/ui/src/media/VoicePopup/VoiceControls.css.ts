import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** The same height in every state, so that the round button stays under the finger. */
export const below = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: vars.space[16],
});

export const hint = style({
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: "center",
  textWrap: "balance",
});
