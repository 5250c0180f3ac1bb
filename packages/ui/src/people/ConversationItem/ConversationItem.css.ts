import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { "&:has([data-current])": { borderColor: "transparent" } },
});

const ofAi = style([line, { border: "none", borderRadius: vars.radius.bubble }]);

/** What an AI says stands on the colour of that AI. */
export const item = {
  user: line,
  twin: style([ofAi, { background: vars.color.twinSoft }]),
  advisor: style([ofAi, { background: vars.color.duoSoft }]),
};

export const link = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: "4.5rem",
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textDecoration: "none",
  selectors: {
    "&:is([data-hovered], [data-pressed], [data-current])": { background: vars.color.sunken },
  },
});

const signBase = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  blockSize: "3rem",
  inlineSize: "3rem",
  borderRadius: vars.radius.pill,
  fontSize: "1.25rem",
  background: vars.color.surface,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const sign = {
  twin: style([signBase, { color: vars.color.twin }]),
  advisor: style([signBase, { color: vars.color.duo }]),
};

export const text = style({ display: "grid", flex: 1, minInlineSize: 0, gap: vars.space[1] });

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
  minInlineSize: 0,
});

/** As high with a count as without one. */
export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: "1.5rem",
});

/** Longer ones are cut after a whole line. */
const twoLines = {
  minInlineSize: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const;

export const name = style({
  ...twoLines,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const time = style({
  flex: "none",
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
});

const labelBase = style({
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const label = {
  twin: style([labelBase, { color: vars.color.twin }]),
  advisor: style([labelBase, { color: vars.color.duo }]),
};

export const last = style({
  ...twoLines,
  color: vars.color.inkSecond,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: { "&[data-unread]": { color: vars.color.ink, fontWeight: vars.weight.medium } },
});

export const ended = style({
  color: vars.color.inkSecond,
  fontSize: vars.size.caption,
});

export const unread = style({ flex: "none" });

export const beside = style({ flex: "none" });
