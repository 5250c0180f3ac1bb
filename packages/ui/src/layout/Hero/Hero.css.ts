import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export const hero = style({
  display: "grid",
  alignItems: "center",
  gap: vars.space[12],
  inlineSize: "100%",
  maxInlineSize: vars.measure.page,
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
  "@media": {
    [media.tablet]: { paddingInline: vars.space[8], paddingBlock: vars.space[16] },
    "(min-width: 60rem)": {
      gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
      gap: vars.space[16],
      paddingBlock: `${vars.space[20]} ${vars.space[24]}`,
    },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

export const words = style({ display: "grid", gap: vars.space[6], justifyItems: "start" });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.hero,
  fontWeight: vars.weight.display,
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
