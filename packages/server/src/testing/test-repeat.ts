import type { Repeat } from "../foundation/repeat.ts";

/** Repeats only when a test says so. */
export interface TestRepeat {
  readonly repeat: Repeat;
  /** Does everything once. */
  tick(): void;
}

export function createTestRepeat(): TestRepeat {
  const works = new Set<() => void>();
  return {
    repeat: (_everyMs, work) => {
      works.add(work);
      return () => works.delete(work);
    },
    tick: () => {
      for (const work of works) work();
    },
  };
}
