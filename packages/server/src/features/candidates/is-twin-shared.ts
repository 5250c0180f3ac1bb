import type { CandidateRecord } from "./rules.ts";

/**
 * Whether an owner shares their twin with a member: there is something that it may say, one switch lets it
 * before a match and the other after it, and neither a match between the two nor that conversation was ended.
 */
export const isTwinShared = (
  owner: Pick<
    CandidateRecord,
    | "isMatched"
    | "wasMatched"
    | "hasTwinTexts"
    | "isTwinEnded"
    | "twin_share_pre_like"
    | "twin_share_on_match"
  >,
): boolean => {
  if (!owner.hasTwinTexts || owner.isTwinEnded) return false;
  if (owner.isMatched) return owner.twin_share_on_match;
  return owner.twin_share_pre_like && !owner.wasMatched;
};
