import { style } from "@gemel/theme/style";

/** What scrolls: the focus comes out from under head and foot, that of options too, whose inputs are unseen. */
export const scroller = style({
  position: "relative",
  overflow: "auto",
  scrollPaddingBlock: "5.25rem",
});
