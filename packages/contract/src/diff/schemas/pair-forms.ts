import { isDeepStrictEqual } from "node:util";
import type { Part } from "../contract/part.ts";

interface Paired {
  readonly pairs: readonly (readonly [before: Part, after: Part])[];
  readonly gone: readonly Part[];
  readonly added: readonly Part[];
}

const numeric: ReadonlySet<unknown> = new Set(["integer", "number"]);

function typesMeet({ value: one }: Part, { value: other }: Part): boolean {
  const [left, right] = [one["type"], other["type"]];
  if (left === undefined || right === undefined || left === right) return true;
  return numeric.has(left) && numeric.has(right);
}

/** How to find the same form again, the surest sign first. */
const signs: readonly ((before: Part, after: Part) => boolean)[] = [
  (before, after) => isDeepStrictEqual(before.value, after.value),
  (before, after) => before.pointer === after.pointer && typesMeet(before, after),
  typesMeet,
];

/** Finds each older form among the newer ones. */
export function pairForms(before: readonly Part[], after: readonly Part[]): Paired {
  const pairs: (readonly [Part, Part])[] = [];
  const [gone, added] = [new Set(before), new Set(after)];
  for (const isSame of signs) {
    for (const older of gone) {
      const newer = [...added].find((form) => isSame(older, form));
      if (!newer) continue;
      pairs.push([older, newer]);
      gone.delete(older);
      added.delete(newer);
    }
  }
  return { pairs, gone: [...gone], added: [...added] };
}
