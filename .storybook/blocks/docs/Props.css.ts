import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const hairline = `1px solid ${vars.color.hairline}`;
const monospace = "ui-monospace, monospace";

export const list = style({
  borderBlockEnd: hairline,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const row = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: hairline,
  "@media": { [media.tablet]: { gridTemplateColumns: "12rem 1fr", gap: vars.space[4] } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "start",
  columnGap: vars.space[2],
});

export const name = style({
  fontFamily: monospace,
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
});

export const required = style({ color: vars.color.garnet, fontSize: vars.size.caption });

export const type = style({
  fontFamily: monospace,
  color: vars.color.inkSecond,
  overflowWrap: "anywhere",
});

export const initial = style({ color: vars.color.inkSecond });
export const rest = style({ marginBlock: vars.space[4], fontSize: vars.size.small });
