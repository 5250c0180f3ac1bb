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
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  maxInlineSize: "88rem",
  marginInline: "auto",
  padding: `${vars.space[1]} ${vars.space[4]}`,
  "@media": {
    [media.tablet]: { columnGap: vars.space[4], padding: vars.space[8] },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
});

/** No link alone on a line of its own. */
export const links = style({ textWrap: "balance" });

globalStyle(`${links} > li`, {
  display: "inline-block",
  // Five German words fit in two lines of a phone.
  marginInlineEnd: vars.space[4],
  "@media": { [media.tablet]: { marginInlineEnd: vars.space[6] } },
});

export const switchers = style({
  display: "flex",
  flexWrap: "wrap",
  // The pills' own padding stays out of the column's edge.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  "@media": { [media.tablet]: { marginInlineStart: "auto" } },
});
