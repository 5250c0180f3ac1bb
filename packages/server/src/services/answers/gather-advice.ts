import type { Language } from "../accounts/account.ts";
import { composeCandidates } from "../candidates/compose-candidates.ts";
import type { Parts } from "../parts.ts";
import type { AdvisorFacts } from "../prompts/facts.ts";
import { cardFacts } from "./card-facts.ts";

/**
 * What the advisor may speak from: the candidate's card as the member sees it, how the two fit, and what
 * the member's own card shows. Nothing where the candidate is nobody to the member.
 */
export async function gatherAdvice(
  parts: Pick<Parts, "clock" | "pairNoise" | "stores">,
  memberId: string,
  candidateId: string,
  language: Language,
): Promise<AdvisorFacts | undefined> {
  const [candidates, own] = await Promise.all([
    composeCandidates(parts, memberId, [candidateId]),
    parts.stores.profiles.find(memberId),
  ]);
  const candidate = candidates.get(candidateId);
  if (candidate === undefined || own === undefined) return undefined;
  const today = parts.clock();
  return {
    language,
    member: cardFacts({ nickname: own.nickname, ...own.profile }, today),
    candidate: cardFacts(candidate, today),
    compatibility: candidate.compatibility,
  };
}
