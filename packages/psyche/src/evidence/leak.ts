import {
  answerInputs,
  discreetCompatibility,
  discreetScore,
  isPinned,
  type MemberInputs,
  type NoiseOn,
  type PairNoise,
  personalityOf,
  type Reason,
} from "../compatibility.ts";
import { together } from "../compatibility/together.ts";
import { choiceSets } from "../instrument/design.ts";
import { personalitySets } from "../instrument/generated/personality-sets.ts";
import { cholesky, solveFrom, zeros } from "../model/matrix.ts";
import { traitScores } from "../model/trait-scores.ts";
import { leastTopicFit, topicFit } from "../person-fit.ts";
import { type RankingInputs, rankingInputs, rankingNumbers, rankingScore } from "../ranking.ts";
import { traitSets } from "../trait-sets.ts";
import { type TraitName, traitNames } from "../traits.ts";
import { type Random, seededRandom } from "./random.ts";
import type { Marks } from "./respondents.ts";
import { correlation, mean, rounded } from "./statistics.ts";
import {
  asResponses,
  byChance,
  carefulMarks,
  drawCareful,
  drawStyledWorld,
  questions,
  topicOf,
} from "./styled-members.ts";

/** How much accounts learn of the traits of members whose cards they see in a feed. */
export interface LeakPoint {
  /**
   * `ordinary` accounts answer as they are; `designed` ones mark the extremes of three traits and prefer as little
   * as the gate lets through. One `again` answers five times, which gives new noise each time: an ordinary one as
   * the same person, a designed one the same. A `turned again` one turns the answers on personality each time and
   * leaves those on topics; `topics again` has it the other way round. Five that are `turned` are five such accounts.
   */
  readonly accounts:
    | "ordinary"
    | "designed"
    | "turned"
    | "ordinary again"
    | "designed again"
    | "turned again"
    | "topics again";
  /** Of accounts, or of times that one answers. */
  readonly count: 1 | 5;
  /**
   * Correlation of the guessed with the members' own score, for members to whom the guess was not fitted: of
   * the trait that is guessed best, by the account that guesses best, and the mean over traits.
   */
  readonly best: number;
  readonly mean: number;
}

export interface Leak {
  readonly points: readonly LeakPoint[];
  /** Share of designed accounts without any preference that are shown no score. */
  readonly neutralRefused: number;
  /** Share of careful members that are shown none. */
  readonly carefulRefused: number;
  /** Kendall's tau of a feed's order with the exact one, over ordinary accounts. */
  readonly tau: number;
}

interface Member {
  readonly inputs: MemberInputs;
  readonly ranking: RankingInputs;
  readonly theta: readonly number[];
  readonly topicFit: number;
}

const meanLoading = 0.65;
const accountsOfAKind = 7;
/** So often a member can answer within a year, once in 90 days. */
const timesAYear = 5;
const daysBetween = 90;
const untold = { has: null, wants: null } as const;

function memberOf(marks: readonly Marks[]): Member {
  const responses = asResponses(marks);
  const { traits } = traitScores(traitSets(responses));
  const inputs = { ...answerInputs(responses), children: untold, pets: untold };
  return {
    inputs,
    ranking: rankingInputs(rankingNumbers(inputs), inputs),
    theta: traitNames.map((name) => traits[name].theta),
    topicFit: topicFit(asResponses(marks)),
  };
}

/** Marks the ends of three traits wherever they stand, and among topics any two. */
function extremeMarks(signs: Partial<Record<TraitName, number>>, random: Random): Marks[] {
  let set = 0;
  return questions.map(({ id }): Marks => {
    if (topicOf(id) !== undefined) return byChance(random);
    const pull = (personalitySets[set++] ?? []).map(
      ({ trait, key }) => (signs[trait] ?? 0) * key + 0.01 * random.uniform(),
    );
    return { most: pull.indexOf(Math.max(...pull)), least: pull.indexOf(Math.min(...pull)) };
  });
}

/** Marks of topics from one sitting, and of personality from another one. */
const putTogether = (topics: readonly Marks[], personality: readonly Marks[]): Marks[] =>
  questions.flatMap(({ id }, index) => (topicOf(id) ? topics : personality)[index] ?? []);

/** The sittings of one account, as scores before a match read them. */
function ofOneAccount(sittings: readonly Member[]): Member[] {
  const [first] = sittings;
  return sittings.map((sitting, time) => {
    if (first === undefined || !isPinned(first.inputs, daysBetween * time)) return sitting;
    const inputs = { ...sitting.inputs, ...personalityOf(first.inputs) };
    return { ...sitting, inputs, ranking: rankingInputs(rankingNumbers(inputs), inputs) };
  });
}

/** How far the marks of the topics are from preferring nothing: 0 where each category stands even. */
function unevenness(marks: readonly Marks[]): number {
  const counts = new Map<string, number>();
  questions.forEach(({ id }, index) => {
    const own = topicOf(id);
    if (own === undefined) return;
    const offered: readonly string[] = choiceSets[own.topic][own.place] ?? [];
    const add = (place: number | undefined, points: number): void => {
      const key = `${own.topic} ${offered[place ?? 0]}`;
      counts.set(key, (counts.get(key) ?? 0) + points);
    };
    add(marks[index]?.most, 1);
    add(marks[index]?.least, -1);
  });
  return [...counts.values()].reduce((sum, count) => sum + count ** 2, 0);
}

const topicPlaces = questions.flatMap(({ id }, index) =>
  topicOf(id) === undefined ? [] : [index],
);

/** Changes one mark after the other for as long as preferences get more even and the gate stays open. */
function flatten(begun: readonly Marks[], gate: number, random: Random): Marks[] {
  let marks = [...begun];
  const costOf = (tried: readonly Marks[]): number => {
    const missing = Math.max(0, gate - topicFit(asResponses(tried)));
    return unevenness(tried) + 1_000 * missing;
  };
  let cost = costOf(marks);
  for (let step = 0; step < 500; step++) {
    const place = topicPlaces[random.below(topicPlaces.length)] ?? 0;
    const tried = marks.with(place, byChance(random));
    // The statistic takes longest: it is left out where preferences alone are worse already.
    if (unevenness(tried) >= cost) continue;
    const found = costOf(tried);
    if (found >= cost) continue;
    [marks, cost] = [tried, found];
  }
  return marks;
}

const designs: readonly Partial<Record<TraitName, number>>[] = [-1, 1].flatMap((o) =>
  [-1, 1].flatMap((c) =>
    [-1, 1].map((e) => ({ openness: o, conscientiousness: c, extraversion: e })),
  ),
);

/**
 * What one account sees of a member: the number that orders the feed, the sides, the caution, and by looking often
 * every reason that a card may have.
 */
interface Seen {
  readonly numbers: readonly number[];
  readonly reasons: readonly string[];
}

const textOf = (reason: Reason): string => JSON.stringify(reason);

function see(viewer: Member, target: Member, random: Random): Seen {
  const drawn = new Map<NoiseOn, number>();
  const noise: PairNoise = (on) => {
    const known = drawn.get(on) ?? random.normal();
    drawn.set(on, known);
    return known;
  };
  const { scores, reasons } = discreetCompatibility(viewer.inputs, target.inputs, noise);
  const sides = [scores.social, scores.values, scores.emotional, scores.lifestyle, scores.longterm];
  // The order of many cards reveals the number before it is put into steps.
  const order = discreetScore(discreetlyOf(viewer, target), noise("overall"));
  return {
    numbers: [order, ...sides.map((side) => side ?? 50), Number(scores.low_confidence)],
    reasons: reasons.map(textOf),
  };
}

const discreetlyOf = (viewer: Member, target: Member): number =>
  rankingScore(viewer.ranking, target.ranking) ?? 50;

/** An attacker takes what helps: without the sides and the reasons less is fitted to chance. */
const orderAlone = ({ numbers: [order = 0] }: Seen): Seen => ({ numbers: [order], reasons: [] });

/** What one account saw several times: the noise averages out. */
const averaged = (times: readonly Seen[]): Seen => ({
  numbers: (times[0]?.numbers ?? []).map((_number, place) =>
    mean(times.map(({ numbers }) => numbers[place] ?? 0)),
  ),
  reasons: times[0]?.reasons ?? [],
});

/** @param tries what the guess may be made of, for each member what each account sees */
function bestGuess(
  tries: readonly (readonly (readonly Seen[])[])[],
  members: readonly Member[],
): number[] {
  const guesses = tries
    .flatMap((rows) => [rows, rows.map((row) => row.map(orderAlone))])
    .map((rows) => guess(featuresOf(rows), members));
  return guesses.toSorted((one, other) => mean(other) - mean(one))[0] ?? [];
}

/** Columns of a quadratic polynomial of what is seen, and one for each reason. */
function featuresOf(rows: readonly (readonly Seen[])[]): number[][] {
  const columns = rows[0]?.flatMap(({ numbers }) => numbers).length ?? 0;
  const numeric = rows.map((row) => row.flatMap(({ numbers }) => numbers));
  const scale = Array.from({ length: columns }, (_none, column) => {
    const values = numeric.map((row) => row[column] ?? 0);
    const middle = mean(values);
    const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
    return { middle, spread };
  });
  const reasons = (rows[0] ?? []).map((_seen, account) => [
    ...new Set(rows.flatMap((row) => row[account]?.reasons ?? [])),
  ]);
  return rows.map((row, index) => {
    const z = scale.map(({ middle, spread }, k) => ((numeric[index]?.[k] ?? 0) - middle) / spread);
    const products = z.flatMap((value, k) => z.slice(k).map((other) => value * other));
    const hot = reasons.flatMap((known, account) =>
      known.map((reason) => Number(row[account]?.reasons.includes(reason))),
    );
    return [1, ...z, ...products, ...hot];
  });
}

/** Ridge regressions of every trait on the features. @returns the correlation with the truth of those left out */
function guess(features: readonly number[][], members: readonly Member[]): number[] {
  const fitted = Math.floor((2 / 3) * members.length);
  const size = features[0]?.length ?? 0;
  const gram = zeros(size);
  for (const row of features.slice(0, fitted))
    for (let i = 0; i < size; i++) {
      const [value, into] = [row[i] ?? 0, gram[i] ?? []];
      if (value !== 0)
        for (let k = 0; k <= i; k++) into[k] = (into[k] ?? 0) + value * (row[k] ?? 0);
    }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) (gram[k] ?? [])[i] = gram[i]?.[k] ?? 0;
    (gram[i] ?? [])[i] = (gram[i]?.[i] ?? 0) + 0.05 * fitted;
  }
  const factor = cholesky(gram);
  return traitNames.map((_name, trait) => {
    const truth = members.map(({ theta }) => theta[trait] ?? 0);
    const middle = mean(truth.slice(0, fitted));
    const right = Array.from({ length: size }, () => 0);
    features.slice(0, fitted).forEach((row, index) => {
      const value = (truth[index] ?? 0) - middle;
      for (let k = 0; k < size; k++) right[k] = (right[k] ?? 0) + value * (row[k] ?? 0);
    });
    const weights = solveFrom(factor, right);
    const guessed = features
      .slice(fitted)
      .map((row) => row.reduce((sum, value, k) => sum + value * (weights[k] ?? 0), 0));
    return correlation(guessed, truth.slice(fitted));
  });
}

function tauOf(one: readonly number[], other: readonly number[]): number {
  let agreeing = 0;
  let pairs = 0;
  for (let i = 0; i < one.length; i++)
    for (let k = 0; k < i; k++) {
      const same = ((one[i] ?? 0) - (one[k] ?? 0)) * ((other[i] ?? 0) - (other[k] ?? 0));
      agreeing += Math.sign(same);
      pairs += 1;
    }
  return agreeing / pairs;
}

const pointOf = (
  kind: Pick<LeakPoint, "accounts" | "count">,
  guesses: readonly (readonly number[])[],
): LeakPoint => ({
  ...kind,
  best: rounded(Math.max(...guesses.flat()), 2),
  mean: rounded(mean(guesses.flat()), 2),
});

/** What each of some accounts learns, and the first five of them together. */
function pointsOf(
  accounts: "ordinary" | "designed",
  viewers: readonly Member[],
  targets: readonly Member[],
  random: Random,
): LeakPoint[] {
  const seen = targets.map((target) => viewers.map((viewer) => see(viewer, target, random)));
  const alone = viewers.map((_viewer, index) =>
    bestGuess([seen.map((row) => row.slice(index, index + 1))], targets),
  );
  const five = bestGuess([seen.map((row) => row.slice(0, 5))], targets);
  return [pointOf({ accounts, count: 1 }, alone), pointOf({ accounts, count: 5 }, [five])];
}

/** What each of some accounts learns that answer several times. */
function againOf(
  accounts: LeakPoint["accounts"],
  viewers: readonly (readonly Member[])[],
  targets: readonly Member[],
  random: Random,
): LeakPoint {
  const guesses = viewers.map((sittings) => {
    const seen = targets.map((target) => sittings.map((viewer) => see(viewer, target, random)));
    return bestGuess([seen.map((row) => [averaged(row)]), seen], targets);
  });
  return pointOf({ accounts, count: 5 }, guesses);
}

const everyTime = <Sitting>(sit: (time: number) => Sitting): Sitting[] =>
  Array.from({ length: timesAYear }, (_none, time) => sit(time));

/** What ordinary accounts learn where the tastes of all go with their traits (`links`). */
export function studyLinkedLeak(members: number, seed: number): LeakPoint[] {
  const random = seededRandom(seed);
  const world = drawStyledWorld(meanLoading, random);
  const draw = (): Member => memberOf(carefulMarks(world, { linked: true }, random));
  const targets = Array.from({ length: members }, draw);
  const ordinary: Member[] = [];
  while (ordinary.length < accountsOfAKind) {
    const drawn = draw();
    if (drawn.topicFit >= leastTopicFit) ordinary.push(drawn);
  }
  return pointsOf("ordinary", ordinary, targets, random);
}

/**
 * Simulates members in a world of the kind of `drawStyledWorld`, and accounts that look at all of them, each
 * with its own answers. An attacker who knows the scores of two thirds of the members fits
 * ridge regressions to them and guesses the scores of the others.
 */
export function studyLeak(members: number, seed: number): Leak {
  const random = seededRandom(seed);
  const world = drawStyledWorld(meanLoading, random);
  const targets = Array.from({ length: members }, () => memberOf(carefulMarks(world, {}, random)));
  const ordinary: Member[] = [];
  const ordinaryAgain: Member[][] = [];
  while (ordinary.length < accountsOfAKind) {
    const person = drawCareful(world, {}, random);
    const drawn = memberOf(person.answer());
    if (drawn.topicFit < leastTopicFit) continue;
    ordinary.push(drawn);
    ordinaryAgain.push(everyTime(() => memberOf(person.answer())));
  }
  const designsUsed = designs.slice(0, accountsOfAKind);
  const designedMarks = designsUsed.map((signs) =>
    flatten(extremeMarks(signs, random), leastTopicFit, random),
  );
  const designed = designedMarks.map(memberOf);
  const neutral = designsUsed.map((signs) =>
    memberOf(flatten(extremeMarks(signs, random), -Infinity, random)),
  );
  const points = [
    ...pointsOf("ordinary", ordinary, targets, random),
    ...pointsOf("designed", designed, targets, random),
    againOf("ordinary again", ordinaryAgain, targets, random),
    againOf(
      "designed again",
      designed.map((viewer) => everyTime(() => viewer)),
      targets,
      random,
    ),
  ];
  const some = targets.slice(0, 300);
  const tau = mean(
    ordinary.map((viewer) =>
      tauOf(
        some.map((target) => together(viewer.inputs, target.inputs).overall ?? 50),
        some.map((target) => discreetScore(discreetlyOf(viewer, target), random.normal())),
      ),
    ),
  );
  const marksOf = (account: number, time: number) =>
    designedMarks[(account + 3 * time) % accountsOfAKind] ?? [];
  const turned = designedMarks.map((topics, account) =>
    everyTime((time) => memberOf(putTogether(topics, marksOf(account, time)))),
  );
  const otherTopics = designedMarks.map((personality, account) =>
    everyTime((time) => memberOf(putTogether(marksOf(account, time), personality))),
  );
  points.push(
    againOf("turned again", turned.map(ofOneAccount), targets, random),
    againOf("topics again", otherTopics.map(ofOneAccount), targets, random),
    againOf("turned", turned.slice(0, 1), targets, random),
  );
  return {
    points,
    neutralRefused: rounded(
      mean(neutral.map((account) => Number(account.topicFit < leastTopicFit))),
      2,
    ),
    carefulRefused: rounded(mean(targets.map((target) => Number(target.topicFit < leastTopicFit)))),
    tau: rounded(tau, 2),
  };
}
