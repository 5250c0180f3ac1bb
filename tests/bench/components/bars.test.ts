import { expect, test } from "vitest";
import { barsOf } from "./bars.ts";
import type { Round } from "./measure-round.ts";
import { summarize } from "./summarize.ts";

const round = (rest: Partial<Round> = {}): Round => ({
  mount: 20,
  heap: 2_000_000,
  elements: [{ messages: 25, all: 300 }],
  appendsToFew: [4, 5, 6],
  appendsToMany: [6, 7, 100],
  prepends: [{ time: 8, shift: 0 }],
  ...rest,
});

const missedBy = (...rounds: Round[]): string[] =>
  barsOf(summarize(rounds))
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text);

test("takes the median of times, and the worst of all else", () => {
  const second = round({
    mount: 30,
    elements: [
      { messages: 30, all: 200 },
      { messages: 1, all: 1 },
    ],
    appendsToFew: [null, 8],
    prepends: [{ time: 9, shift: 0.5 }],
  });
  expect(summarize([round(), second])).toEqual({
    mount: 25,
    appendToFew: 5.5,
    appendToMany: 7,
    prepend: 8.5,
    notShown: 1,
    shift: 0.5,
    messages: 30,
    elements: 300,
    heap: 2_000_000,
  });
});

test("a list that holds them all misses no bar", () => {
  const atTheBar = round({
    elements: [{ messages: 150, all: 900 }],
    appendsToMany: [10],
    prepends: [{ time: 8, shift: 1 }],
  });
  expect(missedBy(atTheBar)).toEqual([]);
});

test.each([
  [{ appendsToMany: [10.1] }, "appending to 10,000 costs 2.02 times appending to 150 (at most 2)"],
  [
    { elements: [{ messages: 151, all: 900 }] },
    "151 of 10,000 messages in the document (at most 150)",
  ],
  [
    { prepends: [{ time: 8, shift: 1.01 }] },
    "50 messages put before shift the view by 1.01 px (at most 1 px)",
  ],
  [
    { prepends: [{ time: 8, shift: null }] },
    "50 messages put before shift the view by all of it (at most 1 px)",
  ],
  [{ mount: null }, "changes that were never shown: 1 (none may be)"],
] satisfies [Partial<Round>, string][])("%j misses one bar", (rest, text) => {
  expect(missedBy(round(rest))).toEqual([text]);
});
