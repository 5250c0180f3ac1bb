import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const section = style({
  inlineSize: "100%",
  maxInlineSize: vars.measure.page,
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[16],
  "@media": {
    [media.tablet]: { paddingInline: vars.space[8] },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

export const list = style({
  display: "grid",
  gap: vars.space[10],
  paddingBlockStart: vars.space[10],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space[8] },
  },
});

export const step = style({ display: "grid", gap: vars.space[2], alignContent: "start" });

export const number = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  color: vars.color.garnet,
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const text = style({ color: vars.color.inkSecond, maxInlineSize: "30rem" });

export const remark = style({
  marginBlockStart: vars.space[12],
  paddingBlockStart: vars.space[10],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
