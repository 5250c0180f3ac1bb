/** Why somebody is reported. */
export type ReportReason = "harassment" | "spam" | "fake_profile" | "inappropriate" | "other";

/** What the reported member's profile said when they were reported. */
export interface ReportedProfile {
  readonly nickname: string | null;
  readonly bio: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly social_links: readonly { readonly platform: string; readonly url: string }[];
}

/** A message that is kept as evidence. */
export interface ReportedMessage {
  readonly id: string;
  /** Null for a former member. */
  readonly sender_id: string | null;
  readonly kind: string;
  /** Of a recording its transcript, when there is one. */
  readonly text: string | null;
  /** The recording; absent from reports of before there were any. */
  readonly audio_file?: string | null;
  /** ISO 8601 */
  readonly sent_at: string;
}

/** What a member tells about somebody, with what it refers to as it was then. */
export interface Report {
  readonly id: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly reason: ReportReason;
  readonly details: string;
  readonly conversationId: string | null;
  readonly profile: ReportedProfile;
  readonly messages: readonly ReportedMessage[];
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly createdAt: Date;
}
