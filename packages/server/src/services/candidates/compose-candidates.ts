import {
  compatibility,
  type Discreet,
  discreetCompatibility,
  type MemberInputs,
  type NoiseOn,
  shownInputs,
  varyReasons,
} from "@gemel/psyche/compatibility";
import type { ScoredMember } from "../insights/insights-store.ts";
import type { Parts } from "../parts.ts";
import { isTwinShared } from "../twins/is-twin-shared.ts";
import type { Candidate, CandidateRecord } from "./candidate.ts";
import { noiseBetween } from "./pair-noise.ts";

/**
 * Those of these members who are to be found by a member, as the member may see them, by their ids. Their order
 * is that of the cards: before a match each has one reason, and the reasons of cards that follow each other vary.
 */
export async function composeCandidates(
  parts: Pick<Parts, "pairNoise" | "stores">,
  memberId: string,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const records = await parts.stores.candidates.findVisible(memberId, candidateIds);
  const scored = await parts.stores.insights.findInputs([memberId, ...records.map(({ id }) => id)]);
  const own = scored.get(memberId);
  const before = new Map<string, Discreet>();
  const keyOf = (id: string, { computedAt }: ScoredMember) => parts.pairNoise.keyOf(id, computedAt);
  const inOrder = candidateIds.flatMap((id) => records.find((record) => record.id === id) ?? []);
  for (const record of inOrder) {
    const theirs = scored.get(record.id);
    if (own?.seesScores !== true || theirs === undefined || record.isMatched) continue;
    const [one, other] = [keyOf(memberId, own), keyOf(record.id, theirs)];
    const shown = shownOf(record, theirs.inputs);
    const noise = (on: NoiseOn): number => noiseBetween(one, other, on);
    before.set(record.id, discreetCompatibility(own.inputs, shown, noise));
  }
  const reasons = varyReasons([...before.values()].map((discreet) => discreet.reasons));
  const reasonOf = new Map([...before.keys()].map((id, index) => [id, reasons[index]]));

  const compatibilityOf = ({ id, isMatched }: CandidateRecord): Candidate["compatibility"] => {
    const [theirs, discreet] = [scored.get(id), before.get(id)];
    if (isMatched && own && theirs) return compatibility(own.inputs, theirs.inputs);
    if (discreet === undefined) return null;
    const reason = reasonOf.get(id);
    return { ...discreet.scores, reasons: reason ? { [reason.dimension]: reason } : {} };
  };
  return new Map(
    inOrder.map((record) => [
      record.id,
      {
        ...record,
        isTwinAvailable: isTwinShared(record),
        compatibility: compatibilityOf(record),
        areScoresWithheld: own?.seesScores === false && !record.isMatched,
      },
    ]),
  );
}

/** What a score may read of a candidate before a match: no wish that their card does not show. */
const shownOf = ({ show_wishes }: CandidateRecord, inputs: MemberInputs): MemberInputs => ({
  ...inputs,
  ...shownInputs(inputs, show_wishes),
});
