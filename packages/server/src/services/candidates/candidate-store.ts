import type { CandidateRecord } from "./candidate.ts";

/** Members as others may see them. */
export interface CandidateStore {
  /** Whether somebody is to be found by a member: analysed, and neither keeps the other away. */
  isVisible(memberId: string, candidateId: string): Promise<boolean>;
  /** Those of these members who are to be found by a member, in no order. */
  findVisible(
    memberId: string,
    candidateIds: readonly string[],
  ): Promise<readonly CandidateRecord[]>;
}
