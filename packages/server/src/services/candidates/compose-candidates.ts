import { compatibility, type MemberInputs, shownInputs } from "@gemel/psyche/compatibility";
import type { Parts } from "../parts.ts";
import { isTwinShared } from "../twins/is-twin-shared.ts";
import type { Candidate, CandidateRecord } from "./candidate.ts";

/** Those of these members who are to be found by a member, as the member may see them, by their ids. */
export async function composeCandidates(
  parts: Pick<Parts, "stores">,
  memberId: string,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const records = await parts.stores.candidates.findVisible(memberId, candidateIds);
  const inputs = await parts.stores.insights.findInputs([memberId, ...records.map(({ id }) => id)]);
  const own = inputs.get(memberId);
  return new Map(
    records.map((record) => {
      const theirs = inputs.get(record.id);
      const known = own !== undefined && theirs !== undefined;
      return [
        record.id,
        {
          ...record,
          isTwinAvailable: isTwinShared(record),
          compatibility: known ? compatibility(own, shownOf(record, theirs)) : null,
        },
      ];
    }),
  );
}

/** What a score may read of a candidate: before a match no wish that their card does not show. */
const shownOf = (
  { isMatched, show_wishes }: CandidateRecord,
  inputs: MemberInputs,
): MemberInputs => ({ ...inputs, ...shownInputs(inputs, isMatched || show_wishes) });
