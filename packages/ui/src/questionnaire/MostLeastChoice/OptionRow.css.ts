import { fallbackVar } from "@vanilla-extract/css";
import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { inset } from "../inset.css.ts";

/** Up to the card's edges, so that a chosen row is a band across it. */
export const row = style({
  position: "relative",
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "center",
  minBlockSize: "4rem",
  marginInline: `calc(-1 * ${fallbackVar(inset, "0px")})`,
  paddingInline: fallbackVar(inset, vars.space[3]),
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  transition: `background-color ${vars.motion.calm} ${vars.easing.out}`,
  selectors: {
    "&[data-chosen=most]": { background: vars.color.garnetSoft },
    "&[data-chosen=least]": { background: vars.color.sunken },
    // Beside the colour a shape: one thick line, or two thin ones.
    "&[data-chosen]::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: "0.25rem",
      borderInlineStart: `0.25rem solid ${vars.color.garnet}`,
    },
    "&[data-chosen=least]::before": { borderInlineStart: `0.25rem double ${vars.color.ink}` },
  },
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

/** On a phone there is room for the word alone. */
export const mark = style({
  display: "none",
  flexShrink: 0,
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  "@media": { [media.tablet]: { display: "block" } },
});

const side = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: "2.75rem",
  minInlineSize: "3rem",
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: "center",
  cursor: "pointer",
  userSelect: "none",
  transitionProperty: "background-color, border-color, color",
  transitionDuration: vars.motion.quick,
  WebkitTapHighlightColor: "transparent",
  selectors: {
    // In a band of its own colour it would not be seen.
    "[data-chosen] > &": { background: vars.color.surface },
    "&:has(:focus-visible)": focusRing,
    "&:has(:disabled)": { color: vars.color.inkSecond, cursor: "not-allowed" },
  },
  "@media": {
    [media.tablet]: { paddingInline: vars.space[4], fontSize: vars.size.small },
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
