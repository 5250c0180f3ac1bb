import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginBlock: vars.space[4],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.ink,
});

export const code = style({
  paddingBlock: vars.space[2],
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
});
