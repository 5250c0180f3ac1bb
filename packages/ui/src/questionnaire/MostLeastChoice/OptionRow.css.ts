import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const row = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "center",
  minBlockSize: "4rem",
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.calm} ${vars.easing.out}`,
  selectors: {
    "&[data-chosen=most]": { borderColor: vars.color.garnet, background: vars.color.garnetSoft },
    "&[data-chosen=least]": { borderColor: vars.color.ink, background: vars.color.sunken },
  },
  "@media": { [media.tablet]: { paddingInlineStart: vars.space[4] } },
});

export const text = style({
  lineHeight: vars.leading.snug,
  hyphens: "auto",
  paddingInlineEnd: vars.space[1],
  "@media": {
    [media.tablet]: { paddingInlineEnd: vars.space[4], lineHeight: vars.leading.body },
  },
});

export const radio = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "inherit",
});

export const mark = style({ flexShrink: 0, inlineSize: "1.125rem", blockSize: "1.125rem" });

/** On a phone the word stands once, above the rows. */
export const word = style({
  display: "none",
  "@media": { [media.tablet]: { display: "inline" } },
});

const side = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: "2.75rem",
  minInlineSize: "2.75rem",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  userSelect: "none",
  transitionProperty: "background-color, border-color, color",
  transitionDuration: vars.motion.quick,
  WebkitTapHighlightColor: "transparent",
  selectors: {
    // It would not be visible on a row of its own colour.
    "[data-chosen] > &": { background: vars.color.surface },
    "&:has(:focus-visible)": focusRing,
    "&:has(:disabled)": { color: vars.color.inkSecond, cursor: "not-allowed" },
  },
  "@media": {
    [media.tablet]: { paddingInline: vars.space[4] },
    [media.hover]: {
      selectors: {
        "&:hover:has(:enabled:not(:checked))": {
          borderColor: vars.color.ink,
        },
      },
    },
    [media.forcedColors]: { selectors: { "&:has(:disabled)": { color: "GrayText" } } },
  },
});

const chosen = (background: string, color: string) => ({
  selectors: {
    "&:has(:checked:enabled)": { borderColor: background, background, color },
    "&:has(:checked:disabled)": {
      borderColor: background,
      background: vars.color.surface,
      color: vars.color.ink,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:has(:checked:enabled)": {
          forcedColorAdjust: "none" as const,
          borderColor: "Highlight",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const pill = {
  most: style([side, chosen(vars.color.garnet, vars.color.onGarnet)]),
  least: style([side, chosen(vars.color.ink, vars.color.paper)]),
};
