import type { PaintTime } from "./bench-page.ts";
import type { Round } from "./measure-round.ts";

/** What a candidate did in all rounds: medians of times (ms) and heap, the worst of the rest. */
export interface Summary {
  mount: PaintTime;
  appendToFew: PaintTime;
  appendToMany: PaintTime;
  prepend: PaintTime;
  /** Changes that were never shown. */
  notShown: number;
  /** Px; null when the message in view was thrown away. */
  shift: number | null;
  messages: number;
  elements: number;
  /** Bytes. */
  heap: number | null;
}

function median(values: readonly PaintTime[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

const worst = (values: readonly number[]): number => Math.max(...values);

/** Puts the rounds of one candidate together. A change that was never shown has no time. */
export function summarize(rounds: readonly Round[]): Summary {
  const mounts = rounds.map(({ mount }) => mount);
  const appendsToFew = rounds.flatMap((round) => round.appendsToFew);
  const appendsToMany = rounds.flatMap((round) => round.appendsToMany);
  const prepends = rounds.flatMap((round) => round.prepends);
  const prependTimes = prepends.map(({ time }) => time);
  const shifts = prepends.map(({ shift }) => shift);
  const elements = rounds.flatMap((round) => round.elements);
  const times = [...mounts, ...appendsToFew, ...appendsToMany, ...prependTimes];
  return {
    mount: median(mounts),
    appendToFew: median(appendsToFew),
    appendToMany: median(appendsToMany),
    prepend: median(prependTimes),
    notShown: times.filter((time) => time === null).length,
    shift: shifts.includes(null) ? null : worst(shifts.filter((shift) => shift !== null)),
    messages: worst(elements.map(({ messages }) => messages)),
    elements: worst(elements.map(({ all }) => all)),
    heap: median(rounds.map(({ heap }) => heap)),
  };
}
