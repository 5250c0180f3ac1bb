import { isPinned, type MemberInputs, personalityOf } from "../../compatibility.ts";
import { choiceSets } from "../../instrument/design.ts";
import { personalitySets } from "../../instrument/generated/personality-sets.ts";
import { traitScores } from "../../model/trait-scores.ts";
import { topicFit } from "../../person-fit.ts";
import { type RankingInputs, rankingInputs, rankingNumbers } from "../../ranking.ts";
import { traitSets } from "../../trait-sets.ts";
import { type TraitName, traitNames } from "../../traits.ts";
import type { Random } from "../random.ts";
import type { Marks } from "../respondents.ts";
import { asResponses, byChance, inputsOf, questions, topicOf } from "../styled-members.ts";

/** A simulated member, as scores read them. */
export interface Member {
  readonly inputs: MemberInputs;
  readonly ranking: RankingInputs;
  readonly theta: readonly number[];
  readonly topicFit: number;
}

export function memberOf(marks: readonly Marks[]): Member {
  const responses = asResponses(marks);
  const { traits } = traitScores(traitSets(responses));
  const inputs = inputsOf(marks);
  return {
    inputs,
    ranking: rankingInputs(rankingNumbers(inputs), inputs),
    theta: traitNames.map((name) => traits[name].theta),
    topicFit: topicFit(responses),
  };
}

/** Marks the ends of three traits wherever they stand, and among topics any two. */
export function extremeMarks(signs: Partial<Record<TraitName, number>>, random: Random): Marks[] {
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
export const putTogether = (topics: readonly Marks[], personality: readonly Marks[]): Marks[] =>
  questions.flatMap(({ id }, index) => (topicOf(id) ? topics : personality)[index] ?? []);

const daysBetween = 90;

/** The sittings of one account, as scores before a match read them. */
export function ofOneAccount(sittings: readonly Member[]): Member[] {
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
export function flatten(begun: readonly Marks[], gate: number, random: Random): Marks[] {
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

export const designs: readonly Partial<Record<TraitName, number>>[] = [-1, 1].flatMap((o) =>
  [-1, 1].flatMap((c) =>
    [-1, 1].map((e) => ({ openness: o, conscientiousness: c, extraversion: e })),
  ),
);
