import type { Compatibility, ProfileFacts } from "@gemel/psyche/compatibility";
import type { Profile } from "../profiles/profile.ts";

/** What a card tells about another member. Who prefers not to say is as one who has not told. */
export interface CandidateRecord
  extends
    Pick<
      Profile,
      | "birth_date"
      | "sex"
      | "country"
      | "city"
      | "bio"
      | "show_wishes"
      | "twin_share_pre_like"
      | "twin_share_on_match"
    >,
    ProfileFacts {
  readonly id: string;
  readonly nickname: string | null;
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  /** Whether the asking member and this one are a match. */
  readonly isMatched: boolean;
  /** Whether the two were a match that has ended. */
  readonly wasMatched: boolean;
  /** Whether there is anything that their twin may say to others. */
  readonly hasTwinWords: boolean;
  /** Whether they ended what the asking member and their twin had to say. */
  readonly isTwinEnded: boolean;
}

/** Another member as the asking member may see them. */
export interface Candidate extends CandidateRecord {
  /** Whether the asking member may speak with their twin now. */
  readonly isTwinAvailable: boolean;
  /** Exact after a match only. Null where nothing can be said yet. */
  readonly compatibility: Compatibility | null;
  /** Whether there is no compatibility because the asking member's own answers do not agree. */
  readonly areScoresWithheld: boolean;
}
