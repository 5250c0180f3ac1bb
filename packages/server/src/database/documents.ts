import type { Personality } from "@gemel/psyche/compatibility";
import type { Profile } from "@gemel/psyche/summary";

/** The result of a member's answers: traits, love languages, values, each with its confidence. */
export type Portrait = Profile;

/** The personality of earlier answers, which scores before a match stay with (decision 0053). */
export interface Pinned extends Personality {
  /** When these answers were submitted, as ISO 8601. */
  readonly answeredAt: string;
}

export type ReportReason = "harassment" | "spam" | "fake_profile" | "inappropriate" | "other";

export interface ReportedProfile {
  readonly nickname: string | null;
  readonly bio: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly social_links: readonly { readonly platform: string; readonly url: string }[];
}

/** The part of the reported member's profile that strangers saw before a change: texts, or one file. */
export interface FormerProfile extends Pick<ReportedProfile, "bio" | "city"> {
  /** Absent from reports of before pictures were kept. */
  readonly picture_file?: string | null;
  /** The same as for `picture_file`. */
  readonly voice_file?: string | null;
  /** ISO 8601 */
  readonly shown_until: string;
}

export interface ReportedMessage {
  readonly id: string;
  /** Null for a former member. */
  readonly sender_id: string | null;
  readonly kind: string;
  /** For a recording, its transcript, if there is one. */
  readonly text: string | null;
  /** The recording; absent from reports of before there were any. */
  readonly audio_file?: string | null;
  /** Said in the reporter's conversation with the reported member's twin. Absent from all other messages. */
  readonly is_with_twin?: boolean;
  /** Came with a later report that did not name it: other messages may replace it. Absent from all others. */
  readonly is_spare?: boolean;
  /** ISO 8601 */
  readonly sent_at: string;
}

export interface Addition {
  readonly reason: ReportReason;
  readonly details: string;
  /** ISO 8601 */
  readonly added_at: string;
  /** The profile at that time; null if nothing had changed since the report and the earlier additions. */
  readonly profile: ReportedProfile | null;
  /** The same for the picture. */
  readonly picture_file: string | null;
  /** The same for the voice message. */
  readonly voice_file: string | null;
}
