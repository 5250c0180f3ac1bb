import type { Random } from "@gemel/psyche/seeded-random";

/** Takes one by its weight. @param weights none negative, not all zero */
export function pick<Value>(choices: readonly (readonly [Value, number])[], random: Random): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.uniform() * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error("nothing to pick from");
}
