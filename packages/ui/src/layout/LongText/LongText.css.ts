import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { belowHeader } from "../../foundation/edges.css.ts";

export { note as summaryTitle, title } from "../../foundation/text.css.ts";

const wide = "(min-width: 60rem)";

export const layout = style({
  display: "grid",
  gap: vars.space[8],
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 44rem)",
      alignItems: "start",
    },
  },
});

export const contents = style({
  "@media": {
    [wide]: {
      position: "sticky",
      insetBlockStart: belowHeader,
      maxBlockSize: `calc(100dvb - ${belowHeader} - ${vars.space[6]})`,
      overflowY: "auto",
      padding: vars.space[6],
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
    },
  },
});

/** The support for showing the content of a closed fold. */
const unfolds = "selector(::details-content)";

globalStyle(`${contents} > details::details-content`, {
  "@media": { [wide]: { contentVisibility: "visible" } },
});
globalStyle(`${contents} > details > summary`, {
  "@supports": { [unfolds]: { "@media": { [wide]: { display: "none" } } } },
});

export const label = style({
  display: "none",
  marginBlockEnd: vars.space[2],
  fontFamily: vars.font.serif,
  fontStyle: "italic",
  color: vars.color.inkSecond,
  "@supports": { [unfolds]: { "@media": { [wide]: { display: "block" } } } },
});

export const list = style({ display: "grid" });

export const entry = style({
  display: "block",
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { color: vars.color.garnet, textDecoration: "underline" } },
    },
  },
});

export const text = style({
  display: "grid",
  gap: vars.space[8],
  minInlineSize: 0,
  overflow: "clip",
  overflowWrap: "anywhere",
  padding: `${vars.space[6]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  // The measure of running text holds for a bubble's few lines; a page of them needs shorter ones.
  "@media": {
    [media.tablet]: { maxInlineSize: "40rem", padding: vars.space[10] },
    [wide]: { maxInlineSize: "none", paddingInline: vars.space[16] },
  },
});

/** Extends to the edges of the text's card. */
export const summary = style({
  display: "grid",
  gap: vars.space[3],
  margin: `calc(-1 * ${vars.space[6]}) calc(-1 * ${vars.space[5]}) 0`,
  padding: `${vars.space[6]} ${vars.space[5]}`,
  background: vars.color.garnetSoft,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  "@media": {
    [media.tablet]: {
      margin: `calc(-1 * ${vars.space[10]}) calc(-1 * ${vars.space[10]}) 0`,
      padding: `${vars.space[8]} ${vars.space[10]}`,
    },
    [wide]: { marginInline: `calc(-1 * ${vars.space[16]})`, paddingInline: vars.space[16] },
  },
});

export const section = style({ scrollMarginBlockStart: vars.space[6] });

// The content of a section is the host's: it carries no classes.
globalStyle(`${section} > * + *`, { marginBlockStart: vars.space[4] });
globalStyle(`${section} > h3`, {
  marginBlockStart: vars.space[6],
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});
globalStyle(`${section} > h3 + *`, { marginBlockStart: vars.space[2] });
globalStyle(`${text} ul`, { paddingInlineStart: vars.space[5] });
globalStyle(`${text} ul > li + li`, { marginBlockStart: vars.space[2] });
globalStyle(`${text} ul > li::marker`, { color: vars.color.garnet });
globalStyle(`${section} strong`, { fontWeight: vars.weight.semibold });
