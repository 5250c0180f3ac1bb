import { vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

const twoInARow = "(min-width: 41.5rem) and (max-width: 62.99rem)";
const threeInARow = "(min-width: 63rem)";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  minInlineSize: 0,
  containerType: "inline-size",
});

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

// Of three, two in a row leave one over: the first then has a row of its own.
globalStyle(`${charts} > :first-child:nth-last-child(3)`, {
  "@container": { [twoInARow]: { gridColumn: "1 / -1" } },
});

export const title = style({
  marginBlockEnd: vars.space[4],
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

/** What an AI made has the colour of one. */
export const byAi = style({
  display: "flex",
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
  color: vars.color.twin,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

/** The words, and beside or below them how sure they are. */
export const account = style({
  "@container": {
    [threeInARow]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, ${vars.measure.text}) minmax(14rem, 1fr)`,
      columnGap: vars.space[12],
    },
  },
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
  "@container": {
    [threeInARow]: {
      flexDirection: "column",
      alignItems: "flex-start",
      justifyContent: "flex-start",
      marginBlockStart: 0,
      paddingBlockStart: 0,
      paddingInlineStart: vars.space[12],
      borderBlockStart: "none",
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const date = style({ color: vars.color.inkSecond, fontSize: vars.size.small });
