import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
});

// What a page waits for would push it away: a skeleton, a spinner inside `data-wait`, or, where it leads to
// another page, all of it.
globalStyle(
  `main:is(:has([aria-busy=true], [data-wait]), :not(:has(h1))) ~ ${footer}:not(:focus-within)`,
  { visibility: "hidden" },
);

export const inner = style({
  display: "grid",
  gap: vars.space[2],
  maxInlineSize: "88rem",
  marginInline: "auto",
  padding: vars.space[4],
  "@media": {
    [media.tablet]: {
      rowGap: vars.space[4],
      paddingBlock: vars.space[6],
      gridTemplateColumns: "minmax(0, 1fr) auto",
      // Without links the year stands beside the switchers.
      gridAutoFlow: "dense",
      columnGap: vars.space[8],
      alignItems: "center",
      paddingInline: vars.space[8],
    },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  // Five German words fit in one line of a phone.
  columnGap: vars.space[4],
  "@media": { [media.tablet]: { columnGap: vars.space[6] } },
});

export const switchers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  // The pills' own padding stays out of the column's edge.
  marginInline: `calc(-1 * ${vars.space[3]})`,
  "@media": { [media.tablet]: { gridColumn: 2 } },
});

export const rights = style({
  "@media": { [media.tablet]: { gridColumn: 1 } },
});
