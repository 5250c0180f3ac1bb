import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export { note as eyebrow } from "../../foundation/text.css.ts";

const wide = "(min-width: 60rem)";

const narrow = "(max-width: 59.99rem)";

const base = style({
  display: "grid",
  gap: vars.space[6],
  alignItems: "center",
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[6],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.large,
  color: vars.color.ink,
  "@media": {
    [media.tablet]: { marginInline: 0, padding: vars.space[10] },
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 28rem)",
      gap: vars.space[12],
      padding: vars.space[12],
    },
  },
  selectors: {
    "&[data-whole]": {
      "@media": {
        [narrow]: {
          alignContent: "space-between",
          gap: vars.space[2],
          paddingBlock: vars.space[3],
          // Below the header and the title of the page, above the navigation.
          minBlockSize: "calc(100svh - 11.5rem)",
        },
      },
    },
  },
});

export const panel = {
  plum: style([base, { background: vars.color.surface }]),
  sunken: style([base, { background: vars.color.sunken }]),
  garnet: style([base, { background: vars.color.garnetSoft }]),
};

export const textColumn = style({
  display: "grid",
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: { "[data-whole] > &": { "@media": { [narrow]: { display: "contents" } } } },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.hero,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: "balance",
  hyphens: "auto",
  overflowWrap: "anywhere",
  outline: "none",
});

/** Moves in from slightly below the final place. */
export const appear = keyframes({ from: { opacity: 0, translate: "0 0.5rem" } });

export const arriving = style([
  title,
  {
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${appear} 240ms ${vars.easing.out} backwards`,
      },
    },
  },
]);

export const text = style({
  maxInlineSize: vars.measure.text,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  marginBlockStart: vars.space[2],
  selectors: { "[data-whole] &": { order: 1, marginBlockStart: 0 } },
});

/** On a phone the action is as wide as the panel. */
globalStyle(`${actions} > a`, {
  flexGrow: 1,
  "@media": { [media.tablet]: { flexGrow: 0 } },
});

export const picture = style({
  display: "grid",
  justifyItems: "center",
  minInlineSize: 0,
  selectors: {
    "[data-whole] > &": { "@media": { [narrow]: { paddingInline: vars.space[4] } } },
    "[data-picture-first] > &": { order: -1, "@media": { [wide]: { order: 0 } } },
  },
});
