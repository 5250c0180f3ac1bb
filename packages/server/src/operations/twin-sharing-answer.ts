import type { TwinSharing } from "../services/twins/get-twin-sharing.ts";
import type { Schemas } from "./schemas.ts";

/** What a twin may say to others as the contract's `TwinSharing`. */
export const twinSharingAnswer = (sharing: TwinSharing): Schemas["TwinSharing"] => ({
  answers: sharing.answers.map(
    ({ questionId, question, answer, words, isAllowed, hasChanged }) => ({
      question_id: questionId,
      question,
      answer,
      words,
      allowed: isAllowed,
      changed: hasChanged,
    }),
  ),
  confirmed_at: sharing.confirmedAt?.toISOString() ?? null,
  twin_share_pre_like: sharing.twin_share_pre_like,
  twin_share_on_match: sharing.twin_share_on_match,
});
