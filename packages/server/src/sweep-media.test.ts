import { expect, it } from "vitest";
import { useMemoryServer } from "./testing/use-test-server.ts";
import { sweepMedia } from "./sweep-media.ts";

const context = useMemoryServer();

it("holds a thousand names at a time, however many files there are", async () => {
  const { clock, media, db } = context().server.services;
  let [listed, removed, maxHeld] = [0, 0, 0];
  const many = {
    ...media,
    keptBefore: async function* () {
      for (; listed < 2_500; listed++) {
        maxHeld = Math.max(maxHeld, listed - removed);
        yield `file-${listed}.webp`;
      }
    },
    remove: async () => {
      removed += 1;
    },
  };
  const swept = await sweepMedia({ clock, media: many, db }, new AbortController().signal);
  expect([listed, removed, swept]).toEqual([2_500, 2_500, 2_500]);
  expect(maxHeld).toBeLessThan(1_001);
});
