import { createVar, fallbackVar } from "@vanilla-extract/css";

/** The height of the navigation at the screen's lower edge; unset if the navigation is in the header. */
export const bottomEdge = createVar();

/** The height that a notice adds to the header that stays in view; unset if there is no notice. */
export const noticeEdge = createVar();

/** `noticeEdge`, or nothing. */
export const noticeHeight = fallbackVar(noticeEdge, "0px");

/** The upper edge of content that stays in view below the header. */
export const belowHeader = `calc(6.25rem + ${noticeHeight})`;
