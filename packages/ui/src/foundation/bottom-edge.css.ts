import { createVar } from "@vanilla-extract/css";

/** How much of the screen's lower edge the navigation covers; unset where it stands in the header. */
export const bottomEdge = createVar();
