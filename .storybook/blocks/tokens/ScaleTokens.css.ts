import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const title = style({
  marginBlockStart: vars.space[8],
  color: vars.color.ink,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.heading,
});

export const text = style({
  maxInlineSize: vars.measure.text,
  marginBlockStart: vars.space[1],
  color: vars.color.inkSecond,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
});

/** A sample box that shows a shadow. */
export const card = style({
  display: "block",
  inlineSize: vars.space[24],
  blockSize: vars.space[16],
  marginBlockEnd: vars.space[8],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

/** Two densities side by side, if there is room. */
export const densities = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: vars.space[4],
  marginBlock: vars.space[4],
});

export const density = style({
  padding: vars.space[5],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
});

export const densityTitle = style({
  marginBlockEnd: vars.space[4],
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
});

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
});
