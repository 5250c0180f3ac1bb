import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { control } from "../Field/control.css.ts";

export const dateInput = style([
  control,
  {
    // The parts' own padding counts too.
    paddingInlineStart: vars.space[4],
    cursor: "text",
    fontVariantNumeric: "tabular-nums",
    selectors: { "&[data-focus-within]": focusRing },
  },
]);

export const segment = style({
  // 24 px each way: a part is a target of its own.
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "1.5rem",
  minBlockSize: "1.75rem",
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  caretColor: "transparent",
  selectors: {
    "&[data-type=literal]": { minInlineSize: 0, paddingInline: 0, color: vars.color.inkSecond },
    "&[data-placeholder]": { color: vars.color.inkSecond },
    "&[data-focused]": {
      background: vars.color.garnet,
      color: vars.color.onGarnet,
      outline: "none",
    },
    "&[data-disabled]": { color: vars.color.inkSecond },
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
