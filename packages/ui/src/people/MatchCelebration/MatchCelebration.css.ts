import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { link } from "../CandidateCard/CardButtons.css.ts";

/** On a phone the whole window, elsewhere a dialog. */
export const modal = style({
  display: "flex",
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "hidden",
  background: `linear-gradient(${vars.color.garnetSoft}, ${vars.color.paper} 50%)`,
  color: vars.color.ink,
  "@media": {
    [media.tablet]: {
      blockSize: "auto",
      maxBlockSize: "100%",
      maxInlineSize: "34rem",
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.overlay,
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

/** It scrolls as a whole; the text field stays in view. */
export const moment = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlockStart: vars.space[6],
  overflow: "auto",
  overscrollBehavior: "contain",
  outline: "none",
  textAlign: "center",
});

export const faces = style({ display: "flex", flex: "none", fontSize: "8rem" });

export const title = style({
  paddingInline: vars.space[4],
  fontFamily: vars.font.serif,
  fontSize: vars.size.hero,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: "balance",
  "@media": { [media.tablet]: { fontSize: vars.size.title1 } },
});

export const textColumn = style({
  paddingInline: vars.space[4],
  color: vars.color.inkSecond,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

/** The other person's message, or the reason for the two: on paper. */
export const letter = style({
  flex: "none",
  inlineSize: `calc(100% - 2 * ${vars.space[5]})`,
  marginBlock: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  rotate: "-1deg",
  textAlign: "start",
  overflowWrap: "anywhere",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const sender = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const senderName = style({ fontWeight: vars.weight.semibold });

export const where = style({ color: vars.color.inkSecond });

export const stamp = style({ flex: "none", fontSize: vars.size.title3 });

export const text = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
  whiteSpace: "pre-line",
});

export const signature = style({
  marginBlockStart: vars.space[1],
  color: vars.color.garnet,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontStyle: "italic",
  lineHeight: vars.leading.heading,
  textAlign: "end",
});

export const why = style([text, { fontStyle: "italic" }]);

export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  inlineSize: "100%",
  marginBlockStart: "auto",
  background: vars.color.paper,
  textAlign: "start",
});

export const problem = style({ marginInline: vars.space[4] });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  paddingInline: vars.space[5],
  paddingBlockEnd: `calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
});

export const advisor = style([link, { color: vars.color.duo }]);

export const later = style([link, { color: vars.color.inkSecond }]);
