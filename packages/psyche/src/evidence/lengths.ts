import { type RecoveryOptions, studyRecovery } from "./recovery.ts";
import type { TraitSets } from "./world.ts";

/** A form of another length, made of the same kind of sets with statements of their own. */
const formOf = (sets: TraitSets, count: number): TraitSets =>
  Array.from({ length: count }, (_none, index) => sets[index % sets.length] ?? []);

export interface LengthPoint {
  readonly sets: number;
  readonly recovery: number;
  readonly reliability: number;
}

/** How recovery and reliability grow with the number of sets. */
export const studyLengths = (options: RecoveryOptions, counts: readonly number[]): LengthPoint[] =>
  counts.map((count) => {
    const { recovery, reliability } = studyRecovery({
      ...options,
      sets: formOf(options.sets, count),
    });
    return {
      sets: count,
      recovery: recovery.average,
      reliability: reliability.average,
    };
  });
