import type { Compatibility, ProfileFacts } from "@gemel/psyche/compatibility";
import type { Profile } from "../profiles/profile.ts";

/** What a card tells about another member, as it is stored. */
export interface CandidateRecord
  extends
    Pick<
      Profile,
      | "birth_date"
      | "sex"
      | "country"
      | "city"
      | "bio"
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
}

/** Another member as the asking member may see them. */
export interface Candidate extends CandidateRecord {
  /** Whether the asking member may speak with their twin now. */
  readonly isTwinAvailable: boolean;
  /** Null where nothing can be said yet. */
  readonly compatibility: Compatibility | null;
}
