import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  // The header stays above what an address leads to.
  scrollMarginBlockStart: "5rem",
  "@media": { [media.tablet]: { paddingBlock: vars.space[10] } },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const note = style({ maxInlineSize: vars.measure.text, color: vars.color.inkSecond });
