import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/**
 * The button beside a bubble, 44 px each way. It appears when the bubble is pressed or, with a pointer,
 * hovered.
 */
export const copy = style({
  position: "absolute",
  insetBlockEnd: 0,
  display: "inline-flex",
  alignItems: "center",
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  insetInlineStart: "100%",
  selectors: {
    "[data-bubble][data-author=me] &": { insetInlineStart: "auto", insetInlineEnd: "100%" },
    "[data-bubble]:focus-within &, [data-bubble]:hover &, &[data-copied]": { opacity: 1 },
  },
  "@media": {
    // A button that is not visible must not be touchable.
    [media.coarse]: {
      selectors: { "[data-bubble]:not(:focus-within) &": { visibility: "hidden" } },
    },
  },
});
