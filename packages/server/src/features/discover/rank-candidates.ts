import { discreetScore } from "@gemel/psyche/compatibility";
import { type RankingInputs, rankingScore } from "@gemel/psyche/ranking";
import { noiseBetween } from "../candidates/pair-noise.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { PoolMember } from "./member-pool.ts";

/** Every place of this number goes to a newcomer, as long as there is one: a sixth of the feed. */
const NEWCOMER_EVERY = 6;

/** How long a member is a newcomer, in seconds. */
const NEWCOMER_LIFE = 14 * 24 * 60 * 60;

/** Below every score, that of a bad fit with much noise included. */
const WITHOUT_SCORE = -1_000;

function shownScore(own: RankingInputs, other: RankingInputs, noise: number): number {
  const score = rankingScore(own, other);
  return score === null ? WITHOUT_SCORE : discreetScore(score, noise);
}

/**
 * Orders candidates for a member: everybody is scored, as their cards show it, and who fits best comes first,
 * those without a score last. For a member who sees no scores the order is by chance. Every sixth place goes to
 * the newcomer who fits best of those not placed yet, so that no newcomer waits for ever behind members who have
 * been there for long.
 * @returns the ids of the first `max`
 */
export function rankCandidates(
  own: PoolMember,
  candidates: readonly PoolMember[],
  { now, max }: { readonly now: Date; readonly max: number },
): string[] {
  const newest = secondsAfter(now, -NEWCOMER_LIFE).getTime();
  const scores = new Float64Array(candidates.length);
  const newcomers: number[] = [];
  const everybody: number[] = [];
  for (const { shownRanking, noiseKey, since } of candidates) {
    const index = everybody.length;
    const noise = noiseBetween(own.noiseKey, noiseKey, "overall");
    scores[index] = own.seesScores ? shownScore(own.ranking, shownRanking, noise) : noise;
    everybody.push(index);
    if (since >= newest) newcomers.push(index);
  }
  const idOf = (index: number): string => candidates[index]?.id ?? "";
  const inOrder = (indexes: readonly number[]): Iterator<string> =>
    best(indexes, scores, idOf, max).values();
  const [byFit, byFitNew] = [inOrder(everybody), inOrder(newcomers)];
  const placed = new Set<string>();
  const place = (from: Iterator<string>): boolean => {
    for (let next = from.next(); next.done !== true; next = from.next()) {
      if (placed.has(next.value)) continue;
      placed.add(next.value);
      return true;
    }
    return false;
  };
  while (placed.size < max) {
    const isNewcomersTurn = (placed.size + 1) % NEWCOMER_EVERY === 0;
    if (isNewcomersTurn && place(byFitNew)) continue;
    if (!place(byFit)) break;
  }
  return [...placed];
}

/** The ids of the best of many, in order; of equals the one that comes first. */
function best(
  indexes: readonly number[],
  scores: Float64Array,
  idOf: (index: number) => string,
  max: number,
): string[] {
  const scoreOf = (index: number): number => scores[index] ?? WITHOUT_SCORE;
  // Only the best are put in order: the order of the others is not used.
  const lowest = new Float64Array(indexes.map(scoreOf)).toSorted().at(-max) ?? WITHOUT_SCORE;
  return indexes
    .filter((index) => scoreOf(index) >= lowest)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || (idOf(a) < idOf(b) ? -1 : 1))
    .slice(0, max)
    .map(idOf);
}
