import { expect, test } from "vitest";
import { nearlySame, tolerated } from "./nearly-same.ts";

/** 32 × 32 px of one grey, some of them by some levels lighter. */
function picture({ lighter = 0, levels = 0, width = 32 } = {}) {
  const data = Buffer.alloc(width * 32 * 4, 100);
  for (let at = 0; at < lighter * 4; at += 4) data[at] = 100 + levels;
  return { metadata: { width, height: 32 }, data };
}

const verdict = (actual: ReturnType<typeof picture>) =>
  nearlySame(picture(), actual, { createDiff: false }).pass;

test("forgives a few pixels that are rounded differently", () => {
  expect(verdict(picture())).toBe(true);
  expect(verdict(picture({ lighter: tolerated.pixels, levels: tolerated.levels }))).toBe(true);
});

test("sees one pixel of another colour, a tint, and another size", () => {
  expect(verdict(picture({ lighter: 1, levels: tolerated.levels + 1 }))).toBe(false);
  expect(verdict(picture({ lighter: tolerated.pixels + 1, levels: 1 }))).toBe(false);
  expect(verdict(picture({ width: 33 }))).toBe(false);
});

test("marks what differs", () => {
  const { diff } = nearlySame(picture(), picture({ lighter: 1, levels: 90 }), { createDiff: true });
  expect([...(diff ?? [])].slice(0, 8)).toEqual([200, 0, 0, 255, 255, 255, 255, 255]);
});
