import { describe, expect, test } from "vitest";
import { spreads } from "../compatibility/sides.ts";
import { dimensionNames } from "../compatibility.ts";
import { personalitySets } from "../instrument/generated/personality-sets.ts";
import { regressions } from "../person-fit.ts";
import { fitWeights, studyCareless, studyPatterns } from "./careless.ts";
import { studyFaking } from "./faking.ts";
import { studyGrowth } from "./growth.ts";
import { studyLeak } from "./leak.ts";
import { studyPairs } from "./pairs.ts";
import { studyPortraits } from "./portraits.ts";
import { studyRecovery } from "./recovery.ts";
import { studyReasons } from "./reasons.ts";
import { barsOf, seed } from "./report.ts";
import { studyShownSides } from "./shown-sides.ts";
import { studyStyles } from "./styles.ts";
import { meanLoading } from "./world.ts";

const base = { sets: personalitySets, meanLoading, seed };

describe("a simulation of fewer members", { timeout: 300_000 }, () => {
  test("meets every bar", () => {
    const honest = studyRecovery({ ...base, members: 600 });
    const spoiled = studyRecovery({ ...base, members: 600, seed: seed + 1, spoiled: 0.1 });
    const shown = {
      careless: studyCareless(300, seed),
      patterns: studyPatterns(300, seed),
      styles: studyStyles(1_000, seed),
      leak: studyLeak(900, seed),
      portraits: studyPortraits(100, seed),
      reasons: studyReasons(60, seed),
      shownSides: studyShownSides(60, seed),
    };
    const missed = barsOf(honest, spoiled, shown).filter(
      ({ found, wanted }) => found < wanted[0] || found > wanted[1],
    );
    expect(missed).toEqual([]);
  });

  test("careless answers are detected with the weights of regressions", () => {
    const fitted = fitWeights(4_000, seed);
    for (const way of ["throughout", "personality", "oneMark"] as const) {
      const used: Readonly<Record<string, number>> = regressions[way];
      for (const [name, found] of Object.entries(fitted[way])) {
        const wanted = used[name] ?? NaN;
        expect(Math.abs(found - wanted), `${way} ${name}`).toBeLessThanOrEqual(
          0.1 * Math.abs(wanted),
        );
      }
    }
    // How steep they are depends on the statements that were drawn; where both are as likely does not.
    for (const way of ["sound", "yes"] as const) {
      const even = ({ constant, fit }: { constant: number; fit: number }): number =>
        -constant / fit;
      expect(even(fitted[way]), way).toBeCloseTo(even(regressions[way]), 1);
    }
  });

  test("scores move away from the middle with every few answers, and errors shrink", () => {
    const points = studyGrowth(150, seed);
    for (const [index, point] of points.slice(1).entries()) {
      const before = points[index];
      expect(point.high).toBeGreaterThan((before?.high ?? NaN) - 0.05);
      expect(point.low).toBeLessThan((before?.low ?? NaN) + 0.05);
      expect(point.error).toBeLessThan(before?.error ?? NaN);
    }
    expect(points.at(-1)?.high).toBeGreaterThan(0.9);
    expect(points.at(-1)?.low).toBeLessThan(-0.9);
  });

  test("a good impression reaches less far than by ratings", () => {
    const points = studyFaking(100, seed);
    for (const { effort, choices, ratings } of points.slice(1)) {
      expect(effort).toBeGreaterThan(0);
      expect(choices).toBeLessThan(0.75 * ratings);
    }
  });

  test("chance pairs are spread as the constants of the sides say, around the middle", () => {
    const { sides, overall, errors, partial } = studyPairs(60, seed);
    for (const name of dimensionNames) {
      expect(Math.abs(sides[name].fit / spreads[name] - 1)).toBeLessThan(0.25);
    }
    expect(overall.mean).toBeGreaterThan(42);
    expect(overall.mean).toBeLessThan(58);
    // The source of the two cut-offs of `together.ts`.
    expect(Math.abs(errors[1] - 15)).toBeLessThan(1);
    for (const { from, difference } of partial) expect(difference < 10.2).toBe(from >= 0.6);
  });
});
