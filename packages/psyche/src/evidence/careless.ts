import { personalitySets } from "../instrument/generated/personality-sets.ts";
import type { TraitStatement } from "../instrument/trait-model.ts";
import { cholesky, solveFrom, zeros } from "../model/matrix.ts";
import { normalCdf } from "../model/normal.ts";
import { errorsInPoints, leastConfidence } from "../model/trait-scores.ts";
import { type MarkFit, type PersonFit, personFit } from "../person-fit.ts";
import { surenessOf } from "../sureness.ts";
import { scoreTraits, traitNames } from "../traits.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Change, type Drawn, endsOf, patterns, reversed } from "./patterns.ts";
import type { Marks } from "./respondents.ts";
import { mean, quantile, rounded } from "./statistics.ts";
import {
  asResponses,
  byChance,
  carefulMarks,
  drawCareful,
  drawStyledWorlds,
  type Habits,
} from "./styled-members.ts";
import { worlds } from "./world.ts";

/** How one kind of answers is distinguished from careful ones. */
export interface CarelessPoint {
  readonly kind: string;
  /** Share of pairs of a careful member and one of this kind in which the careful one is trusted more. */
  readonly auc: number;
  /** Share below the point that a twentieth, or a hundredth, of careful members fall below. */
  readonly caughtAt5: number;
  readonly caughtAt1: number;
  /** Confidence that is shown: its 5th, 50th and 95th percentile. */
  readonly shown: readonly [low: number, median: number, high: number];
  /** Share of members whose portrait says that there is too little data. */
  readonly unsure: number;
  /** Share of members whose portrait states only leanings, or says that there is too little data. */
  readonly leaning: number;
  /** Root of the mean squared error of the five traits, in standard deviations; 1 is to know nothing. */
  readonly error: number;
  /**
   * Share of the shown numbers of traits that are no further off than the standard error beside them; null where no
   * number is shown.
   */
  readonly within: number | null;
}

const carefulKinds: Readonly<Record<string, Habits>> = {
  careful: {},
  "careful, no styles": { styles: false },
  "one lapse in ten": { lapses: 0.1 },
  "flat tastes (.7)": { tastes: 0.7 },
  "flat tastes (.5)": { tastes: 0.5 },
  "noisy tastes (1.1)": { noise: 1.1 },
  "flat and noisy tastes": { tastes: 0.7, noise: 1.1 },
};

/** Keeps one mark as read, and sets the other on any of the three remaining options. */
const oneMarkByChance =
  (end: keyof Marks, random: Random): Change =>
  (marks) => {
    const kept = end === "most" ? marks.least : marks.most;
    const any = (kept + 1 + random.below(3)) % 4;
    return end === "most" ? { most: any, least: kept } : { most: kept, least: any };
  };

const inPersonalityAlone =
  (change: Change): Change =>
  (marks, place) =>
    place < personalitySets.length ? change(marks, place) : marks;

/**
 * Means of the traits, in their order, two standard deviations from the middle, each at its most liked end.
 */
const farOut = [2, 2, 2, 2, -2];

const carelessThroughout = (random: Random): readonly [Change, Change, Change] => [
  (marks) => (random.uniform() < 0.75 ? byChance(random) : marks),
  (marks, place) => (place < 13 ? marks : byChance(random)),
  () => byChance(random),
];

/** Simulated answers of members who read and of members who do not. */
export function studyCareless(members: number, seed: number): CarelessPoint[] {
  const random = seededRandom(seed);
  const drawn = drawStyledWorlds(random);
  const careful = (habits: Habits, index: number): Drawn => {
    const member = drawCareful(drawn[index % worlds] ?? [], habits, random);
    return { traits: member.traits, marks: member.answer() };
  };
  const each =
    (change: Change) =>
    (index: number): Drawn => {
      const { traits, marks } = careful({}, index);
      return { traits, marks: marks.map(change) };
    };
  const [threeQuarters, afterAThird, always] = carelessThroughout(random);
  const leastByChance = oneMarkByChance("least", random);
  const pattern = (marks: (place: number) => Marks) => each((_marks, place) => marks(place));
  const firstAndLast: Marks = { most: 0, least: 3 };
  const kinds: Readonly<Record<string, (index: number) => Drawn>> = {
    ...Object.fromEntries(
      Object.entries(carefulKinds).map(([kind, habits]) => [
        kind,
        (index: number) => careful(habits, index),
      ]),
    ),
    "three quarters careless": each(threeQuarters),
    "careless after a third": each(afterAThird),
    random: each(always),
    "random in personality alone": each(inPersonalityAlone(always)),
    "first and last": pattern(() => firstAndLast),
    alternating: pattern((place) => (place % 2 === 0 ? firstAndLast : reversed(firstAndLast))),
    "cycle of four": pattern((place) => ({ most: place % 4, least: (place + 2) % 4 })),
    "cycle of twelve": (index) => {
      const cycle = Array.from({ length: 12 }, () => byChance(random));
      return each((read, place) => cycle[place % cycle.length] ?? read)(index);
    },
    "first and last, a fifth random": each(() =>
      random.uniform() < 0.2 ? byChance(random) : firstAndLast,
    ),
    "every second turned round": each((marks, place) =>
      place % 2 === 0 ? marks : reversed(marks),
    ),
    "least by chance": each(leastByChance),
    "most by chance": each(oneMarkByChance("most", random)),
    "least by chance in personality alone": each(inPersonalityAlone(leastByChance)),
    "most and least swapped": each(reversed),
    "first and last in half of personality": each((read, place) =>
      place >= personalitySets.length / 2 && place < personalitySets.length ? firstAndLast : read,
    ),
    "every second by chance": each((read, place) => (place % 2 === 0 ? read : byChance(random))),
    "what sounds best in personality": each(endsOf(({ desirability }) => desirability)),
    "a yes wherever there is one in personality": each(endsOf(({ key }) => key)),
    "careful, far out in all traits": (index) => careful({ means: farOut }, index),
  };
  return compare(kinds, members);
}

/** The same for further ways to answer. */
export function studyPatterns(members: number, seed: number): CarelessPoint[] {
  const random = seededRandom(seed);
  const drawn = drawStyledWorlds(random);
  const careful = (index: number): Drawn => {
    const { traits, answer } = drawCareful(drawn[index % worlds] ?? [], {}, random);
    return { traits, marks: answer() };
  };
  return compare({ careful, ...patterns(drawn, random) }, members).slice(1);
}

/** Compares the first kind with each. */
function compare(
  kinds: Readonly<Record<string, (index: number) => Drawn>>,
  members: number,
): CarelessPoint[] {
  const scored = Object.entries(kinds).map(([kind, draw]) => {
    const errors: number[] = [];
    const within: number[] = [];
    const found = Array.from({ length: members }, (_none, index) => {
      const { traits: truth, marks } = draw(index);
      const scores = scoreTraits(asResponses(marks));
      const { traits, confidence } = scores;
      errors.push(...traitNames.map((name, d) => (traits[name].theta - (truth[d] ?? 0)) ** 2));
      if (surenessOf(confidence) === "little") return confidence;
      const points = errorsInPoints(scores);
      for (const [d, name] of traitNames.entries()) {
        const off = Math.abs((traits[name].score ?? 50) - 100 * normalCdf(truth[d] ?? 0));
        within.push(Number(off <= points[name]));
      }
      return confidence;
    });
    return {
      kind,
      found: found.toSorted((a, b) => a - b),
      error: Math.sqrt(mean(errors)),
      within: within.length === 0 ? null : rounded(mean(within), 2),
    };
  });
  const expected = scored[0]?.found ?? [];
  return scored.map(({ kind, found, error, within }) => {
    const below = (bound: number): number =>
      rounded(found.filter((value) => value < bound).length / members);
    return {
      kind,
      auc: rounded(higherShare(expected, found)),
      caughtAt5: below(quantile(expected, 0.05)),
      caughtAt1: below(quantile(expected, 0.01)),
      shown: [quantile(found, 0.05), quantile(found, 0.5), quantile(found, 0.95)],
      unsure: below(leastConfidence),
      leaning: rounded(mean(found.map((value) => Number(surenessOf(value) !== "steady")))),
      error: rounded(error, 2),
      within,
    };
  });
}

function higherShare(ones: readonly number[], others: readonly number[]): number {
  let higher = 0;
  for (const one of ones)
    for (const other of others) higher += one > other ? 1 : Number(one === other) / 2;
  return higher / ones.length / others.length;
}

const newtonSteps = 20;

/** A member's statistics, after a 1, and whether they read. */
interface Judged {
  readonly isCareful: boolean;
  readonly parts: readonly number[];
}

/** Logistic regression by Newton's method. */
function regress(points: readonly Judged[]): number[] {
  let weights = (points[0]?.parts ?? []).map(() => 0);
  for (let step = 0; step < newtonSteps; step++) {
    const gradient = weights.map(() => 0);
    const information = zeros(weights.length);
    for (const { isCareful, parts } of points) {
      const score = parts.reduce((sum, part, k) => sum + part * (weights[k] ?? 0), 0);
      const likely = 1 / (1 + Math.exp(-score));
      for (const [i, row] of information.entries()) {
        gradient[i] = (gradient[i] ?? 0) + (parts[i] ?? 0) * (Number(isCareful) - likely);
        for (let k = 0; k < row.length; k++)
          row[k] = (row[k] ?? 0) + (parts[i] ?? 0) * (parts[k] ?? 0) * likely * (1 - likely);
      }
    }
    const change = solveFrom(cholesky(information), gradient);
    weights = weights.map((weight, k) => weight + (change[k] ?? 0));
  }
  return weights.map((weight) => rounded(weight, 2));
}

/**
 * Fits logistic regressions of careful against careless answers: the source of the weights in
 * `person-fit.ts`. Two fifths of the careful members answer as usual, the others have flat or noisy tastes.
 * Members who are careless throughout are of three kinds from the table, in equal parts, and are found by
 * `held` and `topic`; members who are careless in the personality questions alone are found by `held`.
 * Members who set one mark by chance, half of them the most and half the least fitting one, are found by the
 * fit of that mark and by that of the other one in the topics; careful members are compared by both marks.
 * Members who choose by how a statement sounds, or by whether it says yes, with some doubt, are found by
 * `sound` and `yes`; half of the careful members in that comparison are further out in all traits.
 * @returns the weights, and the constants for equal numbers of careless and careful members
 */
export function fitWeights(members: number, seed: number) {
  const random = seededRandom(seed);
  const drawn = drawStyledWorlds(random);
  const carefulHabits: readonly Habits[] = [
    {},
    {},
    { tastes: 0.7 },
    { tastes: 0.5 },
    { tastes: 0.7, noise: 1.1 },
  ];
  const fitOf = (habits: Habits, index: number, change: Change = (marks) => marks) =>
    personFit(asResponses(carefulMarks(drawn[index % worlds] ?? [], habits, random).map(change)));
  const half = Array.from({ length: members / 2 }, (_none, index) => index);
  const careful = half.map((index) =>
    fitOf(carefulHabits[index % carefulHabits.length] ?? {}, index),
  );
  const ways = carelessThroughout(random);
  const throughout = half.map((index) => fitOf({}, index, ways[index % ways.length]));
  const inPersonality = half.map((index) => fitOf({}, index, inPersonalityAlone(ways[2])));
  const oneMark = (end: keyof Marks) =>
    half.map((index) => fitOf({}, index, oneMarkByChance(end, random)));
  const points = <Fit>(
    ones: readonly Fit[],
    others: readonly Fit[],
    partsOf: (fit: Fit) => number[],
  ) =>
    [ones, others].flatMap((fits) =>
      fits.map((fit): Judged => ({ isCareful: fits === ones, parts: [1, ...partsOf(fit)] })),
    );
  const [constant = NaN, held = NaN, topic = NaN] = regress(
    points(careful, throughout, (fit) => [fit.held, fit.topic]),
  );
  const [constantAlone = NaN, heldAlone = NaN] = regress(
    points(careful, inPersonality, (fit) => [fit.held]),
  );
  const byMost = ({ most, least }: PersonFit) => ({ own: most, other: least });
  const byLeast = ({ most, least }: PersonFit) => ({ own: least, other: most });
  const [constantOfMark = NaN, heldOfMark = NaN, topicOfMark = NaN, otherTopic = NaN] = regress(
    points<{ own: MarkFit; other: MarkFit }>(
      careful.flatMap((fit) => [byMost(fit), byLeast(fit)]),
      [...oneMark("most").map(byMost), ...oneMark("least").map(byLeast)],
      ({ own, other }) => [own.held, own.topic, other.topic],
    ),
  );
  const outward: readonly Habits[] = [
    {},
    {},
    { means: farOut },
    { means: farOut.map((trait) => trait / 2) },
  ];
  const further = half.map((index) => fitOf(outward[index % outward.length] ?? {}, index));
  const looks = (by: "sound" | "yes", ofs: readonly ((statement: TraitStatement) => number)[]) => {
    const changes = ofs.map((of) => endsOf(of));
    const going = half.map((index) => fitOf({}, index, changes[index % changes.length]));
    const [intercept = NaN, fit = NaN] = regress(points(further, going, (one) => [one[by]]));
    return { constant: intercept, fit };
  };
  return {
    throughout: { constant, held, topic },
    personality: { constant: constantAlone, held: heldAlone, topic: 0 },
    sound: looks("sound", [({ desirability }) => desirability + 0.25 * random.normal()]),
    yes: looks("yes", [
      ({ key }) => key + 0.5 * random.normal(),
      ({ key }) => -key + 0.5 * random.normal(),
    ]),
    oneMark: { constant: constantOfMark, held: heldOfMark, topic: topicOfMark, otherTopic },
  };
}
