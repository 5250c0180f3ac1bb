import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  listStyle: "none",
});

const messageBase = style({
  display: "grid",
  // A recording would be as wide as it likes, beyond a narrow window.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: "1px solid transparent",
  borderRadius: vars.radius.bubble,
  background: vars.color.sunken,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

/** The reported member's words stand out; by colour and by the label above them. */
export const messages = {
  reported: style([messageBase, { background: vars.color.garnetSoft }]),
  reporter: messageBase,
  former_member: messageBase,
};

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const name = style({ fontWeight: vars.weight.semibold, overflowWrap: "anywhere" });

export const second = style({ color: vars.color.inkSecond });

export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
