import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { veil } from "../../foundation/veil.css.ts";
import { unseen } from "../VisuallyHidden/VisuallyHidden.css.ts";

const wide = "(min-width: 60rem)";

const frame = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
  "@media": {
    [media.tablet]: {
      paddingInline: vars.space[8],
      paddingBlock: `${vars.space[12]} ${vars.space[16]}`,
    },
    [media.desktop]: { paddingInline: vars.space[10] },
  },
  selectors: {
    "&[data-quiet]": {
      paddingBlockStart: vars.space[3],
      "@media": { [media.tablet]: { paddingBlockStart: vars.space[6] } },
    },
    // Fills the height of the window, so that its last element stands at the lower edge.
    "&[data-dense]": {
      flexGrow: 1,
      display: "flex",
      flexDirection: "column",
      paddingBlock: `${vars.space[2]} 0`,
      "@media": { [media.tablet]: { paddingBlock: `${vars.space[8]} 0` } },
    },
  },
});

globalStyle(`main:has(> ${frame}[data-dense])`, { display: "flex", flexDirection: "column" });
globalStyle(`${frame}[data-dense] > :last-child`, { flexGrow: 1 });

// If there is room, the text stands beside the form.
const form = style({
  maxInlineSize: `calc(${vars.measure.form} + ${vars.space[20]})`,
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.form}`,
      columnGap: vars.space[16],
      alignItems: "start",
      maxInlineSize: "68rem",
      paddingBlockStart: vars.space[16],
    },
  },
});

export const page = {
  form: `${frame} ${form}`,
  text: style([frame, { maxInlineSize: "52rem" }]),
  full: style([frame, { maxInlineSize: vars.measure.page }]),
};

export const head = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
  "@media": { [media.tablet]: { marginBlockEnd: vars.space[8] } },
  selectors: {
    "[data-dense] > &": { marginBlockEnd: vars.space[4] },
    "[data-quiet] > &": { marginBlockEnd: vars.space[3] },
  },
});

// A panel that stands alone contains the text of the title, so the title itself is visually hidden.
globalStyle(`[data-quiet]:has(> [data-whole]) > ${head}`, {
  position: "absolute",
  clipPath: "inset(50%)",
});

// Level with what the card holds.
globalStyle(`${form} > ${head}`, {
  "@media": { [wide]: { marginBlockEnd: 0, paddingBlockStart: vars.space[10] } },
});

export const textColumn = style({ display: "grid", gap: vars.space[2], minInlineSize: 0 });

export const beside = style({
  flex: "1 1 100%",
  minInlineSize: 0,
  "@media": {
    [media.laptop]: { display: "flex", flex: "0 1 auto", maxInlineSize: "50%" },
  },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: "-0.01em",
  // A long name or address in it does not widen a phone's page.
  overflowWrap: "anywhere",
  // Focused when the page was reached by a link, so that screen readers begin here.
  outline: "none",
  selectors: {
    "[data-quiet] &": {
      color: vars.color.inkSecond,
      fontFamily: "inherit",
      fontSize: vars.size.body,
      fontWeight: vars.weight.regular,
      letterSpacing: vars.tracking.normal,
    },
  },
});

export const lead = style({
  maxInlineSize: vars.measure.text,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.body,
  color: vars.color.inkSecond,
  textWrap: "balance",
  selectors: { "[data-dense] &": { fontSize: vars.size.body, lineHeight: vars.leading.snug } },
});

// Half above the card that follows, in the air between title and card and beside its first label.
export const aside = style({
  position: "absolute",
  insetBlockEnd: `calc(-1 * ${vars.space[12]})`,
  insetInlineEnd: vars.space[5],
  // In every language the first portrait is at the left, as time runs in a picture.
  direction: "ltr",
  fontSize: "2.75rem",
  lineHeight: 0,
  "@media": {
    [wide]: { position: "static", marginBlockStart: vars.space[12], fontSize: "8rem" },
  },
});

globalStyle(`${aside} > span`, {
  position: "relative",
  display: "inline-block",
  border: `2px solid ${vars.color.garnet}`,
  borderRadius: vars.radius.pill,
  overflow: "hidden",
});

globalStyle(`${aside} > span::after`, veil);

globalStyle(`${aside} img`, { inlineSize: "1em", blockSize: "1em" });

globalStyle(`${aside} > span + span`, {
  marginInlineStart: "-0.2em",
  borderColor: vars.color.twin,
});

globalStyle(`${aside} > p`, {
  display: "none",
  "@media": {
    [wide]: {
      display: "block",
      marginBlockStart: vars.space[4],
      fontFamily: vars.font.serif,
      fontStyle: "italic",
      fontSize: vars.size.lead,
      lineHeight: vars.leading.snug,
      color: vars.color.inkSecond,
      textWrap: "balance",
    },
  },
});

/** Twice the weight of a page's own rules. */
export const tight = style({
  selectors: {
    "&&": {
      paddingBlockStart: 0,
      "@media": { [media.tablet]: { paddingBlockStart: vars.space[8] } },
    },
  },
});

globalStyle(`${tight} > ${head}`, {
  alignItems: "center",
  flexWrap: "nowrap",
  minBlockSize: "2.75rem",
  marginBlockEnd: vars.space[2],
  "@media": { [media.tablet]: { flexWrap: "wrap", marginBlockEnd: vars.space[4] } },
});

globalStyle(`${tight} > ${head} ${title}`, {
  fontSize: vars.size.title2,
  "@media": { [media.tablet]: { fontSize: vars.size.title1 } },
});

globalStyle(`${tight} > ${head} ${lead}`, {
  display: "none",
  "@media": { [media.tablet]: { display: "block" } },
});

/** On a phone the row replaces the title, which is only for screen readers. */
globalStyle(`${tight} > ${head}:has(> ${beside}) > ${textColumn}`, {
  "@media": { "(max-width: 47.99rem)": unseen },
});

globalStyle(`${tight} > ${head}:has(> ${beside})`, {
  flexWrap: "wrap",
  rowGap: 0,
  marginBlockEnd: 0,
  "@media": { [media.laptop]: { flexWrap: "nowrap" } },
});
