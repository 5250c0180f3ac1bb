import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { graphRoom } from "../../charts/CompatibilityGraph/CompatibilityGraph.css.ts";
import { belowHeader } from "../../foundation/edges.css.ts";
import { portraitBlock, portraitInline } from "../PersonHead/portrait-size.css.ts";

/** From this width on, the portrait stands beside the words. */
const wide = `${graphRoom} (min-width: 44rem)`;
/** From this width on, so does the graph with its axes. */
const roomy = `${graphRoom} (min-width: 60rem)`;

// The content below the portrait fits in the first window of a phone; a taller phone shows more of the face.
const short = "clamp(11.5rem, 100svh - 33.25rem, 80cqi)";
const tall = "min(80cqi, 18rem)";
const beside = "38%";

export const frame = style({
  containerType: "inline-size",
  containerName: graphRoom,
  blockSize: "100%",
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  // Focused by a script, it is not to end up under the header.
  scrollMarginBlock: belowHeader,
});

export const card = style({
  vars: { [portraitBlock]: short, [portraitInline]: "100%" },
  position: "relative",
  // Elements on the portrait lie above the area that opens the quick view.
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflow: "hidden",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: "inherit",
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  "@media": { [media.tablet]: { vars: { [portraitBlock]: tall } } },
  "@container": {
    [wide]: {
      vars: { [portraitBlock]: "100%", [portraitInline]: beside },
      display: "grid",
      gridTemplateColumns: `${portraitInline} minmax(0, 1fr)`,
      minBlockSize: "28rem",
    },
  },
  selectors: {
    // Initials need less room; in columns the cards stay alike.
    "&[data-faceless]": {
      vars: { [portraitBlock]: "7.5rem" },
      "@media": { [media.tablet]: { vars: { [portraitBlock]: tall } } },
      "@container": {
        [wide]: {
          vars: { [portraitBlock]: "100%", [portraitInline]: "24%" },
          minBlockSize: "24rem",
        },
      },
    },
  },
});

export const top = style({
  position: "relative",
  flex: "none",
  blockSize: portraitBlock,
});

const onPortrait = { position: "absolute", zIndex: vars.layer.raised } as const;

export const menu = style({
  ...onPortrait,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
});

export const voice = style({
  ...onPortrait,
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
  maxInlineSize: `calc(100% - 2 * ${vars.space[3]})`,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  flex: 1,
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
  "@container": { [wide]: { padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[4]}` } },
});

/** The person and how well the two fit; below, over the whole width, the person's text. */
export const letter = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: `${vars.space[2]} ${vars.space[3]}`,
  "@container": {
    [roomy]: { columnGap: vars.space[6], gridTemplateRows: "auto auto 1fr", flex: 1 },
  },
});

const paragraph = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

/** If there is room, the text stands beside the graph. */
const besideGraph = style({ "@container": { [roomy]: { gridColumn: "1" } } });

export const fit = style({
  gridArea: "1 / 2",
  "@container": { [roomy]: { gridRow: "1 / 4" } },
});

export const own = style([
  paragraph,
  besideGraph,
  {
    fontFamily: vars.font.serif,
    fontSize: "1.25rem",
    lineHeight: "1.35",
    textWrap: "pretty",
  },
]);

export const facts = style([paragraph, besideGraph]);

export const why = style([
  paragraph,
  {
    fontFamily: vars.font.serif,
    fontStyle: "italic",
    color: vars.color.inkSecond,
    lineHeight: vars.leading.snug,
    textWrap: "pretty",
    "@container": {
      [wide]: {
        paddingBlock: vars.space[3],
        paddingInline: vars.space[4],
        borderRadius: vars.radius.bubble,
        background: vars.color.garnetSoft,
        color: vars.color.ink,
        fontSize: vars.size.lead,
      },
    },
  },
]);

export const whyTitle = style({
  display: "none",
  color: vars.color.garnet,
  fontFamily: vars.font.sans,
  fontSize: vars.size.caption,
  fontStyle: "normal",
  fontWeight: vars.weight.semibold,
  "@container": { [wide]: { display: "block" } },
});

export const message = style([
  paragraph,
  {
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.bubble,
    borderEndStartRadius: vars.space[1],
    background: vars.color.sunken,
    lineHeight: vars.leading.snug,
    whiteSpace: "pre-line",
  },
]);
