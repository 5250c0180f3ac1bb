import { expect, it } from "vitest";
import { composePortrait } from "./compose-portrait.ts";
import { looks } from "./looks.ts";

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

it("draws the same portrait for a seed, and another for another", () => {
  const drawn = seeds.map((seed) => composePortrait(seed, looks.other, 400));
  expect(new Set(drawn).size).toBe(seeds.length);
  expect(composePortrait("seed 0", looks.other, 400)).toBe(drawn[0]);
});

it("colours every part of a person: only teeth are white, and nothing is black", () => {
  for (const seed of seeds) {
    const svg = composePortrait(seed, looks.male, 400);
    expect(svg).not.toContain('"#000"');
    expect(svg.match(/"#fff"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});
