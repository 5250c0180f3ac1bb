import { AppError } from "../errors/app-error.ts";

/** When what is full has room again, in seconds. */
const FULL_SECONDS = 5;

interface Bounds {
  /** How many pieces of work go on at once, one of each member at most. */
  readonly running: number;
  /** How many may wait in all. */
  readonly waiting: number;
  readonly waitingOfMember: number;
}

export type FairQueue = ReturnType<typeof createFairQueue>;

export function createFairQueue({ running: max, waiting, waitingOfMember }: Bounds) {
  const running = new Set<string>();
  /** The members who wait, in the order of their turns; each with the work that waits. */
  const turns = new Map<string, (() => void)[]>();
  let count = 0;

  const next = (): void => {
    if (running.size >= max) return;
    for (const [memberId, [first, ...others]] of turns) {
      if (first === undefined || running.has(memberId)) continue;
      turns.delete(memberId);
      if (others.length > 0) turns.set(memberId, others);
      count -= 1;
      running.add(memberId);
      first();
      if (running.size >= max) return;
    }
  };

  return {
    /**
     * Runs work when it is the member's turn: members come one after the other, however much each sends.
     * @throws AppError `rate_limited` where too much of the member waits, `unavailable` where too much of
     *   all does
     */
    take: async <Result>(memberId: string, work: () => Promise<Result>) => {
      const mine = turns.get(memberId) ?? [];
      if (mine.length >= waitingOfMember) {
        throw new AppError("rate_limited", { retryAfter: FULL_SECONDS });
      }
      if (count >= waiting) throw new AppError("unavailable", { retryAfter: FULL_SECONDS });
      count += 1;
      await new Promise<void>((resolve) => {
        turns.set(memberId, [...mine, resolve]);
        next();
      });
      try {
        return await work();
      } finally {
        running.delete(memberId);
        next();
      }
    },
  };
}

/** A file and what it unfolds to are in memory meanwhile. */
export const heavyDecoding = createFairQueue({ running: 1, waiting: 32, waitingOfMember: 4 });

/** The queue for files that decode to little data: they do not wait behind those that decode to much. */
export const decoding = createFairQueue({ running: 2, waiting: 64, waitingOfMember: 4 });

/** A file on its way takes a connection and space on the disk: of each member one. */
export const receiving = createFairQueue({ running: 256, waiting: 256, waitingOfMember: 2 });
