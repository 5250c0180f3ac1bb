import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const thumbSize = "1.25rem";
const trackWidth = "2.75rem";
const leastHeight = "2.75rem";

export const button = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: leastHeight,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  cursor: "pointer",
  selectors: {
    "&[data-disabled]": { color: vars.color.inkSecond, cursor: "not-allowed" },
  },
});

/** A label of several lines keeps the distance to the help that one of one line has. */
export const label = style({ paddingBlock: `calc((${leastHeight} - 1lh) / 2)` });

export const track = style({
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  inlineSize: trackWidth,
  blockSize: "1.625rem",
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  transition: `background-color ${vars.motion.calm}, border-color ${vars.motion.calm}`,
  selectors: {
    "[data-hovered] > &": { borderColor: vars.color.inkSecond },
    "[data-selected] > &": { background: vars.color.garnet, borderColor: vars.color.garnet },
    "[data-disabled] > &": { borderColor: vars.color.hairline, background: vars.color.sunken },
    "[data-focus-visible] > &": focusRing,
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "[data-selected] > &": { background: "Highlight", borderColor: "Highlight" },
        "[data-disabled] > &": { borderColor: "GrayText" },
        "[data-disabled][data-selected] > &": { background: "GrayText" },
      },
    },
  },
});

export const thumb = style({
  inlineSize: thumbSize,
  blockSize: thumbSize,
  marginInlineStart: "0.125rem",
  borderRadius: vars.radius.pill,
  background: vars.color.edge,
  // A margin, not a translation: it turns around by itself where reading starts on the right.
  transition: `margin ${vars.motion.calm} ${vars.easing.out}, background-color ${vars.motion.calm}`,
  selectors: {
    "[data-selected] &": {
      marginInlineStart: `calc(${trackWidth} - ${thumbSize} - 0.125rem - 3px)`,
      background: vars.color.onGarnet,
    },
    "[data-disabled] &": { background: vars.color.hairline },
    "[data-disabled][data-selected] &": { background: vars.color.edge },
  },
  "@media": {
    [media.forcedColors]: {
      background: "ButtonText",
      selectors: {
        "[data-selected] &": { background: "HighlightText" },
        "[data-disabled] &": { background: "GrayText" },
        "[data-disabled][data-selected] &": { background: "Canvas" },
      },
    },
  },
});

export const help = style({
  maxInlineSize: "85%",
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
});
