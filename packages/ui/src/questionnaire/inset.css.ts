import { createVar } from "@vanilla-extract/css";

/** How far a question card's content stands from its edges, for rows that reach up to them. */
export const inset = createVar();
