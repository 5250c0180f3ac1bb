import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { createContainer } from "@vanilla-extract/css";
import { button } from "../../actions/Button/Button.css.ts";
import { numberSize } from "../../charts/CompatibilityGraph/CompatibilityGraph.css.ts";
import { facts as small } from "../../foundation/text.css.ts";
import { belowHeader } from "../../foundation/edges.css.ts";
import { portraitBlock, portraitInline } from "../PersonHead/portrait-size.css.ts";

const face = "4.5rem";
const around = vars.space[3];

/** The container of a row. Alone in its line, a row has the compatibility and the reactions at its side. */
const rowRoom = createContainer();
const roomy = `${rowRoom} (min-width: 56rem)`;

export const frame = style({
  blockSize: "100%",
  container: `${rowRoom} / inline-size`,
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  // Focused by a script, it is not to end up under the header.
  scrollMarginBlock: belowHeader,
});

/** Face and words, then how well the two fit and the reactions. */
export const row = style({
  vars: {
    // Down to the last part, however many lines stand beside the face.
    [portraitBlock]: "calc(100% - 3.5rem)",
    [portraitInline]: `calc(${face} + ${around})`,
  },
  position: "relative",
  // Elements on the portrait lie above the area that opens the quick view.
  isolation: "isolate",
  display: "grid",
  gridTemplate: `
    "face ." 1fr
    "end end" auto / ${face} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  blockSize: "100%",
  paddingBlock: vars.space[2],
  paddingInline: around,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: "inherit",
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  "@media": {
    [media.tablet]: {
      vars: { [portraitBlock]: `calc(${face} + ${vars.space[4]})` },
      columnGap: vars.space[4],
      rowGap: vars.space[3],
      paddingBlock: vars.space[4],
      paddingInline: vars.space[5],
    },
  },
  "@container": {
    [roomy]: {
      gridTemplate: `"face . end" 1fr / ${face} minmax(0, 1fr) auto`,
      columnGap: vars.space[6],
    },
  },
});

/** On a phone, centred beside the text; the compatibility stands below it. */
export const portrait = style({
  gridArea: "face",
  alignSelf: "center",
  position: "relative",
  blockSize: face,
  "@media": { [media.tablet]: { alignSelf: "start" } },
});

export const voice = style({
  position: "absolute",
  zIndex: vars.layer.raised,
  insetBlockEnd: 0,
  insetInlineEnd: "-0.125rem",
});

/** The heading is first for screen readers; on the screen the candidate's words are. */
export const text = style({
  gridArea: "1 / 2 / 2 / -1",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "@container": { [roomy]: { gridArea: "1 / 2 / 2 / 3" } },
});

/** In its first line, room for the menu, which stands in the corner. */
const besideMenu = style({
  selectors: {
    "&::before": { content: "", float: "inline-end", inlineSize: vars.space[8], blockSize: "1lh" },
  },
});

const said = style([
  besideMenu,
  {
    order: -1,
    marginBlockEnd: vars.space[1],
    fontFamily: vars.font.serif,
    fontSize: vars.size.lead,
    lineHeight: vars.leading.heading,
    textWrap: "pretty",
    "@media": { [media.tablet]: { fontSize: vars.size.title3, marginBlockEnd: vars.space[2] } },
  },
]);

export const message = style([said, { whiteSpace: "pre-line" }]);

/** Not the person's own words, so less large: a third row must stay visible. */
export const why = style([
  said,
  {
    color: vars.color.inkSecond,
    fontStyle: "italic",
    "@media": {
      [media.tablet]: { fontSize: vars.size.lead },
      "(max-width: 47.99rem)": {
        marginBlockEnd: 0,
        fontSize: vars.size.small,
        // The menu is as high as two of these lines.
        selectors: { "&::before": { blockSize: "2lh" } },
      },
    },
  },
]);

/** Name and place follow each other. */
export const who = style({ fontSize: vars.size.small, lineHeight: vars.leading.heading });

export const name = style({
  display: "inline",
  marginInlineEnd: vars.space[2],
  fontWeight: vars.weight.semibold,
});

export const place = style({ display: "inline-block", color: vars.color.inkSecond });

/** On a phone they stand in the menu. */
export const facts = style([
  small,
  { display: "none", "@media": { [media.tablet]: { display: "block" } } },
]);

/** Buttons for a message or a question: as high as their text in the layout, 44 px for touch. */
export const questions = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  marginBlock: `calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[3]})`,
});

/** How well the two fit and the reactions: below each other where a language needs the room. */
export const end = style({
  gridArea: "end",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[2],
  minInlineSize: 0,
  "@container": {
    [roomy]: { alignSelf: "center", flexWrap: "nowrap", columnGap: vars.space[6] },
  },
});

/** On a phone only if there is no main action; elsewhere between the number and the reactions. */
export const since = style([
  small,
  { "@media": { [media.tablet]: { flex: "1 1 6rem", textWrap: "balance" } } },
]);

export const fit = style({ vars: { [numberSize]: vars.size.title2 } });

export const menu = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  "@media": { [media.tablet]: { insetBlockStart: vars.space[1], insetInlineEnd: vars.space[1] } },
});

/** Twice the weight of a button's own rules. */
const action = style({
  selectors: {
    "&&": {
      minBlockSize: "2.75rem",
      minInlineSize: "3.5rem",
      paddingInline: vars.space[2],
      fontSize: vars.size.small,
      "@media": { [media.tablet]: { paddingInline: vars.space[5], fontSize: vars.size.body } },
    },
  },
});

export const actionOf = {
  main: `${button({ kind: "primary" })} ${action}`,
  other: `${button({ kind: "secondary" })} ${action}`,
};

export const reactions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  marginInlineStart: "auto",
  gap: vars.space[2],
});
