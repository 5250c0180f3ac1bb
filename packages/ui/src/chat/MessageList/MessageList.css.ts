import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";

export const frame = style({ position: "relative", blockSize: "100%", minBlockSize: 0 });

/** In place of the messages; scrolls by itself on a low screen. */
export const alone = style({
  display: "grid",
  alignItems: "center",
  blockSize: "100%",
  overflowY: "auto",
  paddingInline: vars.space[4],
});

// The questions below it leave little room on a phone.
globalStyle(`${alone} > *`, { paddingBlock: vars.space[2] });

/** The reason for the match, before the first message. */
export const why = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.bubble,
  background: vars.color.garnetSoft,
  color: vars.color.ink,
});

export const whyTitle = style({
  color: vars.color.garnet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
});

export const whyText = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontStyle: "italic",
  lineHeight: vars.leading.snug,
  textWrap: "balance",
});

export const skeleton = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: vars.space[3],
  blockSize: "100%",
  maxInlineSize: "52rem",
  marginInline: "auto",
  padding: vars.space[4],
  overflow: "hidden",
});

const ghost = style({
  inlineSize: "min(82%, 24rem)",
  padding: vars.space[4],
  borderRadius: vars.radius.bubble,
  border: `1px solid ${vars.color.hairline}`,
});

export const ghosts = {
  other: style([ghost, { background: vars.color.surface }]),
  me: style([ghost, { alignSelf: "flex-end", background: vars.color.sunken }]),
};

/** The same height while it loads, fails and rests, so that nothing below moves. */
export const history = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: "4.5rem",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  textAlign: "center",
  textWrap: "balance",
});

export const intro = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  maxInlineSize: "26rem",
  marginInline: "auto",
  paddingBlockStart: vars.space[4],
});

/** In a ring of the AI's colour. */
const face = style({
  display: "inline-flex",
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
  fontSize: "min(6rem, 11svh)",
});
export const faces = {
  twin: style([face, { background: vars.color.twinSoft }]),
  duo: style([face, { background: vars.color.duoSoft }]),
};

export const newest = style({
  position: "absolute",
  zIndex: vars.layer.raised,
  insetBlockEnd: vars.space[3],
  insetInline: 0,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
});

export const newestButton = style({
  pointerEvents: "auto",
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.overlay,
  "@media": { [media.forcedColors]: { boxShadow: "none" } },
});
