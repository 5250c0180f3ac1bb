import { createVar, fallbackVar } from "@vanilla-extract/css";

/** How much of the screen's lower edge the navigation covers; unset where it stands in the header. */
export const bottomEdge = createVar();

/** How much a notice adds to the header that stays in view; unset where there is none. */
export const noticeEdge = createVar();

/** `noticeEdge`, or nothing. */
export const noticeHeight = fallbackVar(noticeEdge, "0px");

/** The upper edge of content that stays in view below the header. */
export const belowHeader = `calc(6.25rem + ${noticeHeight})`;
