import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { bottomEdge } from "../../foundation/edges.css.ts";

/** Zoomed to 400 %, or a phone on its side: the few lines there are belong to the page. */
const low = "(max-height: 30rem)";
const narrow = "(max-width: 63.99rem)";
/** Between the bar and the edge of the window. */
const overEdge = `max(${vars.space[2]}, env(safe-area-inset-bottom))`;
const bottomBar = `${narrow} and (min-height: 30.01rem)`;

/** If the page has a head of its own, a phone shows only a notice. */
const nothing = "[data-phone=nothing]";
/** If the page begins with its title, a phone shows only the bar below. */
const bare = "[data-phone=bar]";
/** If the page takes the rest of the screen, there is no bar. */
const barless = ":is([data-phone=logo], [data-phone=nothing])";

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    [`&${nothing}`]: { "@media": { [narrow]: { borderBlockEndWidth: 0 } } },
    [`&${bare}`]: { "@media": { [bottomBar]: { borderBlockEndWidth: 0 } } },
  },
  "@media": { [low]: { position: "static" } },
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  // At 320 px, and so at 400 % zoom, a German visitor's entries still stand beside the logo.
  gap: vars.space[1],
  // Spaced letters (WCAG 1.4.12) or a long language need a second line.
  flexWrap: "wrap",
  minBlockSize: "4rem",
  maxInlineSize: "88rem",
  marginInline: "auto",
  paddingInline: vars.space[4],
  "@media": {
    [media.tablet]: { minBlockSize: "4.75rem", paddingInline: vars.space[8], gap: vars.space[4] },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
  selectors: {
    [`${nothing} &`]: { "@media": { [narrow]: { display: "none" } } },
    [`${bare} &`]: { "@media": { [bottomBar]: { minBlockSize: vars.space[3] } } },
    // The page's question takes the rest of the screen.
    "[data-phone=logo] &": { "@media": { [narrow]: { minBlockSize: "3.25rem" } } },
  },
});

export const brand = style({
  display: "flex",
  minBlockSize: "2.75rem",
  marginInlineEnd: "auto",
  borderRadius: vars.radius.small,
  selectors: {
    [`${bare} &`]: { "@media": { [bottomBar]: { display: "none" } } },
    // The navigation has a line to itself there, and leads home too.
    [`[data-phone]:not(${barless}):has(nav) &`]: {
      "@media": { [`${narrow} and ${low}`]: { display: "none" } },
    },
  },
});

/**
 * Below 1024 px the navigation is a bar under the thumb; from there on it stands in the header. So it
 * does where the screen is low, on a line of its own: a bar would cover what has the focus.
 */
export const navigation = style({
  "@media": {
    [`${narrow} and ${low}`]: { order: 1, flexBasis: "100%" },
    [bottomBar]: {
      position: "fixed",
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: vars.layer.header,
      paddingInline: vars.space[2],
      paddingBlockEnd: overEdge,
      background: `linear-gradient(transparent 65%, ${vars.color.paper} 88%)`,
    },
  },
  // From 1024 px on there is room for both.
  selectors: {
    [`${barless} &`]: { "@media": { [narrow]: { display: "none" } } },
  },
});

/** From 1024 px on: the links in the middle, the account at the end. */
export const spread = style({ "@media": { [media.laptop]: { flex: 1 } } });

export const items = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  "@media": {
    [narrow]: {
      justifyContent: "space-around",
      gap: 0,
      alignItems: "stretch",
      // A thumb reaches as far on a tablet as on a phone.
      maxInlineSize: "36rem",
      marginInline: "auto",
    },
    [bottomBar]: {
      paddingInline: vars.space[1],
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: vars.shadow.overlay,
    },
  },
});

export const item = style({
  selectors: {
    [`${spread} &:is(:first-child, :last-child)`]: {
      "@media": { [media.laptop]: { marginInlineStart: "auto" } },
    },
  },
  // At least as wide as the element above a word of the bar, however short the word is.
  "@media": { [narrow]: { flex: "1 1 auto", minInlineSize: "3.25rem" } },
});

export const actions = style({
  display: "flex",
  marginInlineStart: "auto",
  alignItems: "center",
  gap: vars.space[2],
  "@media": { [media.tablet]: { gap: vars.space[6] } },
  // A wide screen has the navigation as well.
  selectors: { "[data-phone=logo] &": { "@media": { [media.laptop]: { display: "none" } } } },
});

globalStyle(`html:has([data-phone]:not(${barless}) ${navigation})`, {
  "@media": {
    [bottomBar]: {
      vars: { [bottomEdge]: `calc(4rem + 2px + ${overEdge})` },
      scrollPaddingBlockEnd: `calc(${bottomEdge} + ${vars.space[6]})`,
    },
  },
});

globalStyle(`body:has([data-phone]:not(${barless}) ${navigation})`, {
  "@media": { [bottomBar]: { paddingBlockEnd: bottomEdge } },
});
