import { style } from "@gemel/theme/style";

/**
 * A scroll container: a focused element scrolls out from under head and foot, also an option, whose input is
 * hidden.
 */
export const scroller = style({
  position: "relative",
  overflow: "auto",
  scrollPaddingBlock: "5.25rem",
});
