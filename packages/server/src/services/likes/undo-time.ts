import { secondsAfter } from "../clock.ts";
import type { Decision } from "./decision.ts";

/** For how long a like or a pass can be taken back, in seconds (DESIGN.md, decision 17). */
export const UNDO_TIME = 10;

/** Until when a like or a pass can be taken back. */
export const undoUntil = ({ decidedAt }: Pick<Decision, "decidedAt">): Date =>
  secondsAfter(decidedAt, UNDO_TIME);
