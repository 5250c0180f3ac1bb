import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
// Written before, so that what stays pressed wins over the button's own look.
import "../Button/Button.css.ts";
import "../IconButton/IconButton.css.ts";

/** Pressed in: ink and paper change places, which no other button does. */
export const selected = style({
  selectors: {
    "&[data-selected], &[data-selected]:is([data-hovered], [data-pressed])": {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
    "&[data-selected][data-disabled]": {
      background: vars.color.sunken,
      borderColor: vars.color.edge,
      color: vars.color.inkSecond,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          borderColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});
