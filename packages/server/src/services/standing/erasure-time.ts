import { secondsAfter } from "../clock.ts";

/** A deleted account can come back for 30 days, in seconds (DESIGN.md, decision 18). */
export const RETURN_TIME = 30 * 24 * 60 * 60;

/** When an account that was deleted at a moment is erased for good. */
export const erasureTime = (deletedAt: Date): Date => secondsAfter(deletedAt, RETURN_TIME);
