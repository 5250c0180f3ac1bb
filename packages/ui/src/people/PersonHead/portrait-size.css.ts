import { createVar } from "@vanilla-extract/css";

/** How large the portrait is beside a name: a press on the portrait is a press on the name. */
export const portraitBlock = createVar();
export const portraitInline = createVar();
