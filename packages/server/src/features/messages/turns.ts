/** Lets work that has the same key go on one after the other, in the order in which it came. */
export interface Turns {
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take: (key, work) => {
      const before = last.get(key) ?? Promise.resolve();
      const turn = before.then(work);
      const settled = turn.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, settled);
      void settled.then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
      return turn;
    },
  };
}
