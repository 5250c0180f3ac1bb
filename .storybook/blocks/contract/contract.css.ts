import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const hairline = `1px solid ${vars.color.hairline}`;
const monospace = "ui-monospace, monospace";

export const sheet = style({
  // As wide as a phone allows: Storybook's page leaves 20 px on either side.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  marginBlock: vars.space[6],
  padding: vars.space[4],
  background: vars.color.paper,
  color: vars.color.ink,
  border: hairline,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  selectors: { "&[data-theme='']": { colorScheme: "light dark" } },
  "@media": { [media.tablet]: { marginInline: 0, padding: vars.space[8] } },
});

export const title = style({
  marginBlock: `${vars.space[8]} ${vars.space[3]}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.heading,
  selectors: { "section:first-child > &": { marginBlockStart: 0 } },
});

export const frame = style({ marginBlockStart: vars.space[6] });

export const frameName = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  fontWeight: vars.weight.semibold,
});

export const prose = style({ maxInlineSize: "44rem", color: vars.color.inkSecond });

export const inlineCode = style({
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontFamily: monospace,
  fontSize: "0.9em",
  overflowWrap: "anywhere",
});

export const summary = style({
  paddingBlock: vars.space[3],
  cursor: "pointer",
  fontSize: vars.size.caption,
});

export const row = style({ paddingBlock: vars.space[3], borderBlockStart: hairline });

export const fieldName = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[3],
});

export const code = style({
  fontFamily: monospace,
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
});

export const type = style({ fontSize: vars.size.caption, color: vars.color.inkSecond });
export const required = style({ fontSize: vars.size.caption, color: vars.color.garnet });

export const badge = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.duoSoft,
  color: vars.color.duo,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
});

export const example = style({ borderBlockStart: hairline });

export const json = style({
  padding: vars.space[3],
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontFamily: monospace,
  fontSize: vars.size.caption,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const closeCode = style({ display: "grid", gridTemplateColumns: "4rem 1fr" });
