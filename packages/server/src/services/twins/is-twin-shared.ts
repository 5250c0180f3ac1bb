import type { CandidateRecord } from "../candidates/candidate.ts";

/** Whether an owner shares their twin with a member: one switch counts before a match, the other after it. */
export const isTwinShared = (
  owner: Pick<CandidateRecord, "isMatched" | "twin_share_pre_like" | "twin_share_on_match">,
): boolean => (owner.isMatched ? owner.twin_share_on_match : owner.twin_share_pre_like);
