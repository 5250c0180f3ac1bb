import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const sample = style({
  display: "grid",
  gap: vars.space[4],
  inlineSize: "100%",
  // Alone in its row it would blow up its letters.
  maxInlineSize: "34rem",
  margin: 0,
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  "@media": { [media.tablet]: { padding: vars.space[8] } },
});

export const names = style({
  display: "flex",
  justifyContent: "space-between",
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
});

export const firstName = style({ color: vars.color.garnet });

export const secondName = style({
  color: vars.color.inkSecond,
  textDecoration: "underline dashed 1px",
  textUnderlineOffset: "0.3em",
});

export const quote = style({
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  // Centred, its lines would move when the italic arrives.
  textAlign: "start",
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const note = style({
  fontSize: vars.size.caption,
  color: vars.color.inkSecond,
});
