import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { appear } from "../../layout/PlumPanel/PlumPanel.css.ts";
import { copy } from "./CopyButton.css.ts";
import type { Following } from "./grouping.ts";
import type { MessageAuthor } from "./message.ts";

const item = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[1],
  maxInlineSize: "52rem",
  marginInline: "auto",
  paddingInline: vars.space[4],
  selectors: { "&[data-author=me]": { alignItems: "flex-end" } },
});

export const items: Record<Following, string> = {
  same: style([item, { paddingBlockEnd: vars.space[1] }]),
  apart: style([item, { paddingBlockEnd: vars.space[3] }]),
  day: item,
  // Directly above the box of the composer.
  end: style([item, { paddingBlockEnd: vars.space[1] }]),
};

const bubble = style({
  position: "relative",
  outline: "none",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  minInlineSize: 0,
  maxInlineSize: "min(82%, 34rem)",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: "1px solid transparent",
  borderRadius: vars.radius.bubble,
  color: vars.color.ink,
  overflowWrap: "anywhere",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

/** The corner towards the speaker, on the last of a group. */
const towards = (side: "start" | "end") => ({
  "&[data-tail]": {
    [side === "end" ? "borderEndEndRadius" : "borderEndStartRadius"]: vars.space[1],
  },
});

/** The animation of a message that leaves the box in which it was written. */
const leaving = {
  "&[data-sending]": {
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${appear} ${vars.motion.quick} ${vars.easing.out}`,
      },
    },
  },
};

export const bubbles: Record<MessageAuthor, string> = {
  me: style([
    bubble,
    {
      background: vars.color.own,
      color: vars.color.onOwn,
      selectors: { ...towards("end"), ...leaving },
    },
  ]),
  other: style([
    bubble,
    {
      background: vars.color.surface,
      borderColor: vars.color.hairline,
      selectors: towards("start"),
    },
  ]),
  twin: style([bubble, { background: vars.color.twinSoft, selectors: towards("start") }]),
  duo: style([bubble, { background: vars.color.duoSoft, selectors: towards("start") }]),
};

const { color } = vars;

// The content of an own bubble has one colour, and a button in it takes the bubble's colour for its text. The
// button beside the bubble has the page's colours.
globalStyle(`${bubbles.me} > :not(${copy})`, {
  vars: Object.fromEntries([
    ...[color.ink, color.inkSecond, color.edge, color.focus, color.garnet].map((name) => [
      name,
      color.onOwn,
    ]),
    [color.onGarnet, color.own],
  ]),
});

export const text = style({ minInlineSize: 0, textWrap: "pretty" });

export const foot = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  inlineSize: "fit-content",
  marginInlineStart: "auto",
  minBlockSize: "1.25rem",
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  fontVariantNumeric: "tabular-nums",
});

// Unseen words as wide as the foot keep room for it in the last line, or begin another.
globalStyle(`${text} > * > p:nth-last-child(2)::after`, {
  content: "var(--room)",
  display: "inline-block",
  paddingInlineStart: vars.space[3],
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  visibility: "hidden",
});
globalStyle(`p + ${foot}`, { marginBlockStart: "-1.25rem" });
// Level with what opens a transcript.
globalStyle(`details:not([open]) + ${foot}`, { marginBlockStart: "-1.5rem" });

export const receipt = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
});

export const failed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[2],
  fontSize: vars.size.small,
  color: vars.color.danger,
});

export const failedText = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
});

export const day = style({
  alignSelf: "stretch",
  paddingBlock: vars.space[3],
  textAlign: "center",
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
});
