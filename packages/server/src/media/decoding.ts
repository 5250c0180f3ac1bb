import { createFairQueue } from "./fair-queue.ts";

/** A file and what it unfolds to are in memory meanwhile. */
export const heavyDecoding = createFairQueue({ running: 1, waiting: 32, waitingOfMember: 4 });

/** What unfolds to little, so that it does not wait behind what unfolds to much. */
export const decoding = createFairQueue({ running: 2, waiting: 64, waitingOfMember: 4 });

/** A file on its way takes a connection and space on the disk: of each member one. */
export const receiving = createFairQueue({ running: 256, waiting: 256, waitingOfMember: 2 });
