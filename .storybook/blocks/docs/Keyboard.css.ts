import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const hairline = `1px solid ${vars.color.hairline}`;

export const keys = style({
  marginBlock: vars.space[4],
  borderBlockEnd: hairline,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
});

export const row = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: hairline,
  "@media": { [media.tablet]: { gridTemplateColumns: "14rem 1fr", gap: vars.space[4] } },
});

export const press = style({ color: vars.color.inkSecond });

export const key = style({
  paddingInline: vars.space[2],
  paddingBlock: "0.125rem",
  border: `1px solid ${vars.color.edge}`,
  borderBlockEndWidth: "2px",
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.semibold,
});
