import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
});

// Content that is still loading would push the footer away, so the footer is hidden during a skeleton, a
// spinner inside `data-wait`, or, if the page leads to another one, at all times.
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
  // Aligns the pills' text with the column's edge, despite their padding.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  "@media": { [media.tablet]: { marginInlineStart: "auto" } },
});
