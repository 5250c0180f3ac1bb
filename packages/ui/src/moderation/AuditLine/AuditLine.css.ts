import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const line = style({
  display: "grid",
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const text = style({ overflowWrap: "anywhere" });

export const small = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const note = style({
  color: vars.color.inkSecond,
  overflowWrap: "anywhere",
});
