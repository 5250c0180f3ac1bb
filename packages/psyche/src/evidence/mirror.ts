import { personalitySets } from "../instrument/generated/personality-sets.ts";
import { asStatement, traitAssumptions } from "../instrument/trait-model.ts";
import type { MarkedSet, Statement } from "../model/best-worst.ts";
import { findMode, logPosterior } from "../model/posterior.ts";
import { seededRandom } from "./random.ts";
import type { Marks } from "./respondents.ts";
import { mean, quantile, rounded } from "./statistics.ts";
import { carefulMarks, drawStyledWorlds, type StyledWorld } from "./styled-members.ts";
import { meanLoading, worlds } from "./world.ts";

/**
 * How well members who swapped most and least throughout differ from careful ones. Swapped marks are as
 * likely, at the mirrored traits, as the marks themselves, except for what attracts all people, the
 * intercepts (`logProbability`); preferences have none, so the topics show nothing. The compared value is the
 * likelihood ratio of the marks and of the swapped marks, each at the traits that fit them best.
 */
export interface MirrorPoint {
  /** The knowledge about the statements: desirability by judgement, as now, or how each truly works. */
  readonly known: "judged" | "calibrated";
  /** Share of careful members who look more like a mirror image than like themselves. */
  readonly mistaken: number;
  /** Share of swapped answers below the point that a twentieth, or a hundredth, of careful members fall below. */
  readonly caughtAt5: number;
  readonly caughtAt1: number;
}

/** Logits for a standard deviation of a statement's utility: what the model takes for the mean loading. */
const scale = 0.75 / meanLoading;

const judged = personalitySets.map((set) => set.map(asStatement));

const calibrated = (world: StyledWorld): readonly (readonly Statement[])[] =>
  judged.map((set, s) =>
    set.map((statement, i) => {
      const { loadings = [], attraction = 0 } = world[s]?.[i] ?? {};
      const loading = scale * (loadings[statement.dimension] ?? 0);
      return { ...statement, loading, intercept: scale * attraction };
    }),
  );

const height = (sets: readonly MarkedSet[]): number =>
  logPosterior(sets, findMode(sets, traitAssumptions), traitAssumptions);

/** How much likelier the marks are than the swapped ones, in logits. */
function ratioOf(marks: readonly Marks[], statements: readonly (readonly Statement[])[]): number {
  const sets = statements.map((set, s) => ({
    statements: set,
    ...(marks[s] ?? { most: 0, least: 1 }),
  }));
  return height(sets) - height(sets.map((set) => ({ ...set, most: set.least, least: set.most })));
}

/** Simulated careful members, and the same with their marks swapped: the ratio only turns its sign. */
export function studyMirror(members: number, seed: number): MirrorPoint[] {
  const random = seededRandom(seed);
  const drawn = drawStyledWorlds(random);
  const known = drawn.map((world) => ({ judged, calibrated: calibrated(world) }));
  const ratios = { judged: [] as number[], calibrated: [] as number[] };
  for (let index = 0; index < members; index++) {
    const marks = carefulMarks(drawn[index % worlds] ?? [], {}, random);
    for (const by of ["judged", "calibrated"] as const)
      ratios[by].push(ratioOf(marks, known[index % worlds]?.[by] ?? []));
  }
  return (["judged", "calibrated"] as const).map((by) => {
    const found = ratios[by].toSorted((a, b) => a - b);
    const caught = (share: number): number =>
      rounded(mean(found.map((ratio) => Number(-ratio < quantile(found, share)))));
    return {
      known: by,
      mistaken: rounded(mean(found.map((ratio) => Number(ratio < 0)))),
      caughtAt5: caught(0.05),
      caughtAt1: caught(0.01),
    };
  });
}
