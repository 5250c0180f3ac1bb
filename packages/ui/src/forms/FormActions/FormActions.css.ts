import { fallbackVar } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { bottomEdge } from "../../foundation/edges.css.ts";

const restsOn = fallbackVar(bottomEdge, "env(safe-area-inset-bottom, 0px)");

/** Lower than what a keyboard leaves of a phone: above that the bar stays in view while one types. */
const low = "(max-height: 25rem)";

export const bar = style({
  position: "sticky",
  // Overlaps the edge that it rests on, so that nothing of the page is visible in between.
  insetBlockEnd: `calc(${restsOn} - 2px)`,
  zIndex: vars.layer.raised,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  background: vars.color.paper,
  "@media": {
    // Zoomed to 400 %, or a phone on its side: nothing may lie over the few lines there are.
    [low]: { position: "static" },
    [media.tablet]: { marginInline: 0, paddingInline: 0, paddingBlock: vars.space[4] },
  },
});

/** The foot of the card that holds the form. */
export const foot = style([
  bar,
  {
    margin: `${vars.space[4]} calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[4]})`,
    borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    background: vars.color.surface,
    "@media": {
      [media.tablet]: {
        marginBlock: `${vars.space[8]} calc(-1 * ${vars.space[8]})`,
        marginInline: `calc(-1 * ${vars.space[8]})`,
        paddingInline: vars.space[8],
      },
    },
  },
]);

globalStyle(`${foot} > :only-child`, { flexGrow: 1 });

// Tabbing never leaves a field behind the bar. While a combo box is open its own rule holds.
globalStyle(`html:has(${bar}):not(:has([data-trigger=ComboBox]))`, {
  "@media": {
    "(min-height: 25.01rem)": { scrollPaddingBlockEnd: `calc(${restsOn} + ${vars.space[24]})` },
  },
});

export const state = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  // On a phone the two buttons fill the row, and "discard" says the same; only screen readers get this.
  "@media": {
    "(max-width: 47.99rem)": {
      selectors: {
        "[data-state=unsaved]:has(button + button) > &": {
          position: "absolute",
          inlineSize: 1,
          blockSize: 1,
          overflow: "hidden",
          clipPath: "inset(50%)",
        },
      },
    },
  },
});

export const icon = style({ flexShrink: 0, inlineSize: "1.125rem", blockSize: "1.125rem" });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[2],
  marginInlineStart: "auto",
  "@media": {
    "(max-width: 47.99rem)": {
      selectors: {
        "[data-state=unsaved]:has(button + button) > &": {
          flex: 1,
          justifyContent: "space-between",
        },
      },
    },
  },
});
