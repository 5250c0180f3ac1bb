import type { Parts } from "../parts.ts";
import type { Candidate } from "./candidate.ts";
import { composeCandidates } from "./compose-candidates.ts";

/** Entries of a member's list with whom each is about, in their order; without those who are not to be found. */
export async function withCandidates<Entry extends { readonly candidateId: string }>(
  parts: Pick<Parts, "pairNoise" | "stores">,
  memberId: string,
  entries: readonly Entry[],
): Promise<(Entry & { readonly candidate: Candidate })[]> {
  const ids = entries.map(({ candidateId }) => candidateId);
  const candidates = await composeCandidates(parts, memberId, ids);
  return entries.flatMap((entry) => {
    const candidate = candidates.get(entry.candidateId);
    return candidate === undefined ? [] : [{ ...entry, candidate }];
  });
}
