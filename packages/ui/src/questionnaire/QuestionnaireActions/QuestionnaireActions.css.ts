import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { bar as formBar } from "../../forms/FormActions/FormActions.css.ts";

/** Delay before the next question, by the specification. */
const untilNext = "500ms";

const fill = keyframes({ from: { backgroundSize: "0 2px" }, to: { backgroundSize: "100% 2px" } });

export const bar = style([
  formBar,
  {
    selectors: {
      // A background, not an element: the bar is not always positioned.
      "&[data-advancing]": {
        backgroundImage: `linear-gradient(${vars.color.garnet}, ${vars.color.garnet})`,
        backgroundRepeat: "no-repeat",
        backgroundPosition: "left top",
        backgroundSize: "100% 2px",
      },
      "[dir=rtl] &[data-advancing]": { backgroundPosition: "right top" },
    },
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        selectors: { "&[data-advancing]": { animation: `${fill} ${untilNext} linear` } },
      },
    },
  },
]);

/** A line of its own above the buttons on a phone, between them where there is room. */
export const state = style({
  order: -1,
  flexBasis: "100%",
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSecond,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.tablet]: { order: 0, flexBasis: "auto", flexGrow: 1 } },
});

/** Fills what a phone has left, within reach of either thumb; elsewhere it stands at the end of the bar. */
export const next = style({
  flex: 1,
  display: "grid",
  "@media": { [media.tablet]: { flex: "none", marginInlineStart: "auto" } },
});

export const arrow = style({
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});
