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
  /** The oldest first. */
  readonly messages: readonly ReportedMessage[];
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly createdAt: Date;
}

/** What the reporter told later, while the report waited for its decision. */
export interface Addition {
  readonly reason: ReportReason;
  readonly details: string;
  /** ISO 8601 */
  readonly added_at: string;
  /** As it was then; null where nothing had changed since the report and the additions before. */
  readonly profile: ReportedProfile | null;
  /** The same. */
  readonly picture_file: string | null;
  /** The same. */
  readonly voice_file: string | null;
}

/** A report that waits for its decision, and can be added to. */
export interface OpenReport extends Pick<
  Report,
  "id" | "profile" | "messages" | "pictureFile" | "voiceFile"
> {
  readonly additions: readonly Addition[];
}

/** How many additions a report keeps; of more it keeps the messages. */
export const MOST_ADDITIONS = 20;

const severities: Readonly<Record<ReportReason, number>> = {
  harassment: 4,
  inappropriate: 3,
  fake_profile: 2,
  spam: 1,
  other: 0,
};

/** How early a report of a reason is to be read: the higher, the earlier. */
export const severityOf = (reason: ReportReason): number => severities[reason];
