import { style } from "@gemel/theme/style";

/**
 * A scroll container: a focused element is scrolled clear of head and foot, even an option, whose input is
 * hidden.
 */
export const scroller = style({
  position: "relative",
  overflow: "auto",
  scrollPaddingBlock: "5.25rem",
});
