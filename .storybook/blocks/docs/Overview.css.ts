import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const group = style({
  marginBlockEnd: vars.space[1],
  color: vars.color.garnet,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

export const purpose = style({ maxInlineSize: "44rem" });

export const playground = style({
  marginBlockEnd: vars.space[6],
  fontFamily: vars.font.sans,
});

export const summary = style({
  inlineSize: "fit-content",
  paddingBlock: vars.space[3],
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  cursor: "pointer",
  "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
});

export const notFor = style({
  maxInlineSize: "44rem",
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.edge}`,
  color: vars.color.inkSecond,
});

export const notForTitle = style({
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
});
