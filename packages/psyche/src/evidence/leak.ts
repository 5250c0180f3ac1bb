import { discreetScore } from "../compatibility.ts";
import { together } from "../compatibility/together.ts";
import { leastTopicFit } from "../person-fit.ts";
import {
  designs,
  extremeMarks,
  flatten,
  type Member,
  memberOf,
  ofOneAccount,
  putTogether,
} from "./leak/accounts.ts";
import { averaged, bestGuess, discreetlyOf, see } from "./leak/guess.ts";
import { type Random, seededRandom } from "./random.ts";
import { mean, rounded } from "./statistics.ts";
import { carefulMarks, drawCareful, drawStyledWorld } from "./styled-members.ts";
import { meanLoading } from "./world.ts";

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
  /** Number of accounts, or of times that one account answers. */
  readonly count: 1 | 5;
  /**
   * Correlation between the guessed score and the members' own, for members to whom the guess was not fitted:
   * for the best-guessed trait, by the account that guesses best; and the mean over traits.
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

const accountsOfAKind = 7;
/** The number of times that a member can answer within a year, once in 90 days. */
const timesAYear = 5;

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

/** Measures what each of some accounts learns, and the first five of them together. */
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

/** Measures what each of some accounts learns by answering several times. */
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

/** Measures what ordinary accounts learn if the tastes of all members go with their traits (`links`). */
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
