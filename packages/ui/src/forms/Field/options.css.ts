import { focusRing, media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { popover } from "../../overlays/Popover/Popover.css.ts";

/** The floating list under a select or a combo box, as wide as its control at least. */
export const listPopover = style([
  popover,
  {
    // Never wider than the screen, which would scroll sideways.
    minInlineSize: "min(var(--trigger-width), calc(100vw - 1.5rem))",
    display: "flex",
    overflow: "hidden",
  },
]);

export const list = style({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space[2],
  overflow: "auto",
  maxBlockSize: "20rem",
  outline: "none",
  scrollPaddingBlock: vars.space[2],
});

export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minBlockSize: "2.75rem",
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.medium,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused], &[data-hovered]": { background: vars.color.sunken },
    "&[data-focus-visible]": { ...focusRing, outlineOffset: "-2px" },
    "&[data-selected]": { fontWeight: vars.weight.semibold },
    "&[data-disabled]": { color: vars.color.inkSecond, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-focused]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const check = style({
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  flexShrink: 0,
  color: vars.color.garnet,
  visibility: "hidden",
  selectors: { "[data-selected] > &": { visibility: "visible" } },
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

export const empty = style({
  padding: vars.space[3],
  fontSize: vars.size.small,
  color: vars.color.inkSecond,
});

// react-aria scrolls a focused option into view. With the page's scroll padding, an option near the edge
// of the screen would count as out of view, and an arrow key would scroll the page.
globalStyle("html:has([data-trigger=ComboBox])", { scrollPaddingBlock: 0 });
