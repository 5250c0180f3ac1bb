import { choiceSets } from "../instrument/design.ts";
import { personalitySets } from "../instrument/generated/personality-sets.ts";
import { type TraitName, traitNames } from "../instrument/trait-names.ts";
import { questionnaire, questionnaireName } from "../questionnaire.ts";
import { scoreTraits } from "../traits.ts";
import { studyCareless, studyPatterns } from "./careless.ts";
import { studyLeak, studyLinkedLeak } from "./leak.ts";
import { studyReasons } from "./reasons.ts";
import { studyMirror } from "./mirror.ts";
import { studyFaking } from "./faking.ts";
import { studyGrowth } from "./growth.ts";
import { studyLengths } from "./lengths.ts";
import { studyPairs } from "./pairs.ts";
import { studyPortraits } from "./portraits.ts";
import { seededRandom } from "./random.ts";
import { type Recovery, studyRecovery } from "./recovery.ts";
import { studyShownSides } from "./shown-sides.ts";
import { mean, rounded } from "./statistics.ts";
import { type StylesPoint, studyStyles } from "./styles.ts";
import { drawMembers } from "./whole-members.ts";
import { meanLoading } from "./world.ts";

/** The instrument in figures, which cost nothing to count. */
export interface InstrumentFigures {
  readonly name: string;
  readonly choices: number;
  readonly open: number;
  readonly personalitySets: number;
  /** Personality statements per trait and key. */
  readonly statements: Readonly<
    Record<TraitName, { readonly plus: number; readonly minus: number }>
  >;
  /** Mean distance between the most and the least desirable statement of a set, in judged steps. */
  readonly desirabilityRange: number;
  /** The same if statements of four traits were put together by chance. */
  readonly desirabilityRangeByChance: number;
  /** Sets by how many statements are keyed for their trait. */
  readonly setsByPlusKeys: Readonly<Record<string, number>>;
  readonly loveQuestions: number;
}

/** A target: the wanted range and the found value. */
export interface Bar {
  readonly id: string;
  readonly found: number;
  readonly wanted: readonly [from: number, to: number];
}

/** The effect of a lower or higher mean true loading of statements. */
interface LoadingPoint {
  readonly meanLoading: number;
  readonly recovery: number;
  readonly reliability: number;
  readonly coverage: number;
  /** Sets that bring recovery to .85 and reliability to .75. */
  readonly setsNeeded: number | null;
}

export interface Report extends Studied {
  /** Scores of a few simulated members: they change whenever model or design do. */
  readonly fingerprint: readonly (readonly number[])[];
  readonly instrument: InstrumentFigures;
  readonly settings: {
    readonly members: number;
    readonly meanLoading: number;
    readonly seed: number;
  };
  readonly bars: readonly Bar[];
}

export const seed = 5;

const portraitsDrawn = 2_000;

const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

function rangeByChance(): number {
  const random = seededRandom(seed);
  const all = personalitySets.flat();
  const draw = (trait: TraitName): number => {
    const own = all.filter((statement) => statement.trait === trait);
    return own[random.below(own.length)]?.desirability ?? 0;
  };
  return mean(
    Array.from({ length: 2_000 }, () => {
      const omitted = random.below(traitNames.length);
      return range(traitNames.filter((_trait, index) => index !== omitted).map(draw));
    }),
  );
}

/** Counts the instrument. */
export function instrumentFigures(): InstrumentFigures {
  const questions = questionnaire("en").blocks.flatMap((block) => block.questions);
  const all = personalitySets.flat();
  const desirabilities = personalitySets.map((set) => set.map(({ desirability }) => desirability));
  const plusKeys = personalitySets.map((set) => set.filter(({ key }) => key === 1).length);
  return {
    name: questionnaireName,
    choices: questions.filter(({ question_type }) => question_type === "choice").length,
    open: questions.filter(({ question_type }) => question_type === "open_ended").length,
    personalitySets: personalitySets.length,
    statements: Object.fromEntries(
      traitNames.map((trait) => {
        const own = all.filter((statement) => statement.trait === trait);
        const plus = own.filter(({ key }) => key === 1).length;
        return [trait, { plus, minus: own.length - plus }];
      }),
    ) as InstrumentFigures["statements"],
    desirabilityRange: rounded(mean(desirabilities.map(range)), 2),
    desirabilityRangeByChance: rounded(rangeByChance(), 2),
    setsByPlusKeys: Object.fromEntries(
      [1, 2, 3].map((count) => [count, plusKeys.filter((keys) => keys === count).length]),
    ),
    loveQuestions: choiceSets["love-giving"].length + choiceSets["love-receiving"].length,
  };
}

/** Scores of five simulated members, which cost next to nothing. */
export function fingerprint(): number[][] {
  const random = seededRandom(seed);
  return drawMembers(5, meanLoading, random).map(({ responses }) => {
    const { traits } = scoreTraits(responses);
    return traitNames.flatMap((trait) => [
      rounded(traits[trait].theta),
      rounded(traits[trait].standardError),
    ]);
  });
}

const lowest = (figures: Recovery["recovery"]): number =>
  Math.min(...traitNames.map((trait) => figures[trait]));

const highest = (figures: Recovery["recovery"]): number =>
  Math.max(...traitNames.map((trait) => figures[trait]));

/** For each bar: a way to answer, and the range in which its figure must be. */
const carelessBars: readonly (readonly [
  id: string,
  kind: string,
  figure: "caughtAt5" | "leaning" | "unsure",
  wanted: Bar["wanted"],
])[] = [
  ["random-caught", "random", "caughtAt5", [0.95, 1]],
  ["three-quarters-careless-caught", "three quarters careless", "caughtAt5", [0.9, 1]],
  ["random-in-personality-caught", "random in personality alone", "caughtAt5", [0.5, 1]],
  ["what-sounds-best-unsure", "what sounds best in personality", "unsure", [0.95, 1]],
  ["always-a-yes-unsure", "a yes wherever there is one in personality", "unsure", [0.95, 1]],
  ["pattern-unsure", "first and last", "unsure", [1, 1]],
  ["alternating-unsure", "alternating", "unsure", [1, 1]],
  ["cycle-unsure", "cycle of four", "unsure", [1, 1]],
  ["long-cycle-unsure", "cycle of twelve", "unsure", [1, 1]],
  ["half-pattern-unsure", "first and last in half of personality", "unsure", [1, 1]],
  ["cycle-in-half-unsure", "cycle of five in half", "unsure", [0.8, 1]],
  ["far-out-leaning", "careful, far out in all traits", "leaning", [0, 0.1]],
  ["flat-tastes-unsure", "flat tastes (.5)", "unsure", [0, 0.05]],
  ["flat-and-noisy-tastes-unsure", "flat and noisy tastes", "unsure", [0, 0.05]],
  ["least-by-chance-leaning", "least by chance", "leaning", [0.45, 1]],
  ["careful-leaning", "careful", "leaning", [0, 0.1]],
];

/** Bars on the members with response styles, by the group's name. */
function stylesBars(styles: readonly StylesPoint[]): Bar[] {
  const coverages = styles
    .filter(({ group }) => group === "styles")
    .flatMap(({ coverage }) => coverage);
  const apart = (names: RegExp): number =>
    rounded(range(styles.filter(({ group }) => names.test(group)).map(({ recovery }) => recovery)));
  return [
    { id: "styles-coverage-lowest", found: Math.min(...coverages), wanted: [0.93, 0.97] },
    { id: "styles-coverage-highest", found: Math.max(...coverages), wanted: [0.93, 0.97] },
    { id: "women-and-men-apart", found: apart(/men$/), wanted: [0, 0.02] },
    { id: "languages-apart", found: apart(/texts in/), wanted: [0, 0.02] },
  ];
}

interface LeakBar {
  readonly id: string;
  readonly count: 1 | 5;
  /** Whether one account answers so often. */
  readonly again?: boolean;
  readonly figure: "best" | "mean";
  readonly wanted: readonly [from: number, to: number];
}

const leakBars: readonly LeakBar[] = [
  { id: "one-account-best", count: 1, figure: "best", wanted: [0, 0.5] },
  { id: "five-accounts-mean", count: 5, figure: "mean", wanted: [0, 0.6] },
  { id: "five-accounts-best", count: 5, figure: "best", wanted: [0, 0.67] },
  { id: "five-times-mean", count: 5, again: true, figure: "mean", wanted: [0, 0.6] },
  { id: "five-times-best", count: 5, again: true, figure: "best", wanted: [0, 0.67] },
];

/** The bars that the instrument was built to pass. */
export const barsOf = (
  honest: Recovery,
  spoiled: Recovery,
  {
    careless,
    patterns,
    styles,
    leak,
    portraits,
    reasons,
    shownSides,
  }: Pick<
    Report,
    "careless" | "patterns" | "styles" | "leak" | "portraits" | "reasons" | "shownSides"
  >,
): Bar[] => [
  { id: "recovery", found: honest.recovery.average, wanted: [0.85, 1] },
  { id: "recovery-lowest", found: lowest(honest.recovery), wanted: [0.8, 1] },
  { id: "reliability", found: honest.reliability.average, wanted: [0.75, 1] },
  { id: "reliability-lowest", found: lowest(honest.reliability), wanted: [0.75, 1] },
  // Errors allow for response styles, which these members do not have.
  { id: "coverage-lowest", found: lowest(honest.coverage), wanted: [0.92, 0.99] },
  { id: "coverage-highest", found: highest(honest.coverage), wanted: [0.92, 0.99] },
  { id: "spoiled-recovery", found: spoiled.recovery.average, wanted: [0.8, 1] },
  { id: "spoiled-reliability", found: spoiled.reliability.average, wanted: [0.8, 1] },
  ...stylesBars(styles),
  ...carelessBars.map(([id, kind, figure, wanted]): Bar => {
    const found = [...careless, ...patterns].find((point) => point.kind === kind)?.[figure];
    return { id, found: found ?? NaN, wanted };
  }),
  ...leakBars.map(({ id, count, again = false, figure, wanted }): Bar => {
    const found = leak.points.filter(
      ({ accounts, ...point }) =>
        point.count === count && accounts.endsWith("again") === again && accounts !== "turned",
    );
    return { id, found: Math.max(...found.map((point) => point[figure])), wanted };
  }),
  { id: "portrait-contradictions", found: portraits.contradictions, wanted: [0, 0] },
  { id: "order-kept", found: leak.tau, wanted: [0.85, 1] },
  { id: "neutral-accounts-refused", found: leak.neutralRefused, wanted: [1, 1] },
  { id: "careful-members-refused", found: leak.carefulRefused, wanted: [0, 0.05] },
  { id: "false-both", found: reasons.falseBoth, wanted: [0, 0.03] },
  { id: "false-apart", found: reasons.falseApart, wanted: [0, 0.03] },
  { id: "repeated-reasons", found: reasons.mostOfTwenty, wanted: [0, 2] },
  { id: "turned-sides", found: shownSides.turned, wanted: [0, 0.2] },
];

const lengthsTried = [10, 15, 20, 25, 30, 40, 50, 60] as const;

const base = { sets: personalitySets, meanLoading, seed };

/** Recovery at other mean loadings. */
const studyLoadings = (members: number): LoadingPoint[] =>
  [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75].map((loading) => {
    const options = { ...base, members, meanLoading: loading };
    const { recovery, reliability, coverage } = studyRecovery(options);
    const enough = lengthsTried.find((count) => {
      const [point] = studyLengths({ ...options, members: members / 2 }, [count]);
      return point !== undefined && point.recovery >= 0.85 && point.reliability >= 0.75;
    });
    return {
      meanLoading: loading,
      recovery: recovery.average,
      reliability: reliability.average,
      coverage: coverage.average,
      setsNeeded: enough ?? null,
    };
  });

/** How many members have so many pairs, ten for each of the members of the report. */
const ofPairs = (members: number): number => Math.round(Math.sqrt(members * 8));

/**
 * Every simulation by its name, as functions of the report's number of members, those that take longest first: each
 * can run beside the others.
 */
export const studies = {
  leak: (members: number) => studyLeak(0.4 * members, seed),
  linkedLeak: (members: number) => studyLinkedLeak(0.4 * members, seed),
  careless: (members: number) => studyCareless(0.1 * members, seed),
  patterns: (members: number) => studyPatterns(0.1 * members, seed),
  mirror: (members: number) => studyMirror(0.4 * members, seed),
  // A share near .93 needs more members than the others: its standard error is .004 here.
  styles: (members: number) => studyStyles(0.8 * members, seed),
  loadings: (members: number) => studyLoadings(0.1 * members),
  honest: (members: number) => studyRecovery({ ...base, members }),
  spoiled: (members: number) => studyRecovery({ ...base, members, seed: seed + 1, spoiled: 0.1 }),
  portraits: () => studyPortraits(portraitsDrawn, seed),
  lengths: (members: number) =>
    studyLengths({ ...base, members: 0.2 * members }, lengthsTried.slice(0, 6)),
  faking: (members: number) => studyFaking(0.2 * members, seed),
  growth: (members: number) => studyGrowth(0.2 * members, seed),
  reasons: (members: number) => studyReasons(ofPairs(members), seed),
  shownSides: (members: number) => studyShownSides(ofPairs(members), seed),
  pairs: (members: number) => studyPairs(ofPairs(members), seed),
} as const;

export type StudyName = keyof typeof studies;

/** The findings of the simulations, by study. */
export type Studied = { readonly [Name in StudyName]: ReturnType<(typeof studies)[Name]> };

export const makeReport = (members: number, studied: Studied): Report => ({
  fingerprint: fingerprint(),
  instrument: instrumentFigures(),
  settings: { members, meanLoading, seed },
  bars: barsOf(studied.honest, studied.spoiled, studied),
  ...studied,
});
