import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const panel = style({ display: "grid", gap: vars.space[6], minInlineSize: 0 });

export const heading = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

export const charts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
  gap: vars.space[6],
  minInlineSize: 0,
});

export const title = style({
  marginBlockEnd: vars.space[4],
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const words = style({ maxInlineSize: vars.measure.text });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const date = style({ color: vars.color.inkSecond, fontSize: vars.size.small });
