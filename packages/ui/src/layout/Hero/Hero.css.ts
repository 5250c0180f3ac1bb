import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export const hero = style({
  display: "grid",
  gap: vars.space[3],
  inlineSize: "100%",
  maxInlineSize: vars.measure.page,
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
  "@media": {
    [media.tablet]: { paddingInline: vars.space[8], gap: vars.space[6] },
    "(min-width: 60rem)": {
      gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)",
      columnGap: vars.space[16],
      paddingBlock: `${vars.space[12]} ${vars.space[16]}`,
    },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

export const picture = style({
  display: "grid",
  justifyItems: "center",
  "@media": { "(min-width: 60rem)": { gridArea: "1 / 2 / 3", alignItems: "center" } },
});

/** On a phone the action is as wide as the words. */
export const text = style({
  display: "grid",
  gap: vars.space[4],
  alignContent: "start",
  "@media": { [media.tablet]: { justifyItems: "start", gap: vars.space[6] } },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.hero,
  fontWeight: vars.weight.display,
  alignSelf: "end",
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: "balance",
  overflowWrap: "anywhere",
  outline: "none",
});

globalStyle(`${title} em`, { display: "block", color: vars.color.garnet });

export const lead = style({
  maxInlineSize: "34rem",
  fontSize: vars.size.lead,
  lineHeight: vars.leading.body,
  color: vars.color.inkSecond,
});
