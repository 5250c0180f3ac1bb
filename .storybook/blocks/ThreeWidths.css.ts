import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  color: vars.color.ink,
});

export const screens = style({ minInlineSize: 0, maxInlineSize: "100%" });

export const row = style({
  display: "flex",
  gap: vars.space[4],
  overflowX: "auto",
  paddingBlock: vars.space[2],
});

export const figure = style({ flex: "none", margin: 0 });

export const caption = style({
  paddingBlockEnd: vars.space[1],
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
});

export const frame = style({
  overflow: "hidden",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
});

export const page = style({ display: "block", border: "none", transformOrigin: "0 0" });
