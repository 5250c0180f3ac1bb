import type { AccountStore } from "./accounts/account-store.ts";
import type { MemberImport } from "./accounts/member-import.ts";
import type { AiUsageStore } from "./answers/ai-usage-store.ts";
import type { UnansweredStore } from "./answers/unanswered-store.ts";
import type { BlockStore } from "./blocks/block-store.ts";
import type { CandidateStore } from "./candidates/candidate-store.ts";
import type { ContactStore } from "./contact/contact-store.ts";
import type { ConversationStore } from "./conversations/conversation-store.ts";
import type { CriteriaStore } from "./criteria/criteria-store.ts";
import type { FeedRankingStore } from "./discover/feed-ranking.ts";
import type { PoolStore } from "./discover/pool-store.ts";
import type { ExportStore } from "./export/export-store.ts";
import type { OwnDataStore } from "./export/own-data-store.ts";
import type { InsightsStore } from "./insights/insights-store.ts";
import type { SummaryStore } from "./insights/summary-store.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LeaseStore } from "./leases/lease-store.ts";
import type { LikeStore } from "./likes/like-store.ts";
import type { MailingStore } from "./mail/mailing-store.ts";
import type { AuditStore } from "./moderation/audit-store.ts";
import type { ModerationStore } from "./moderation/moderation-store.ts";
import type { MatchStore } from "./matches/match-store.ts";
import type { MemberDayStore } from "./member-days/member-day-store.ts";
import type { MessageStore } from "./messages/message-store.ts";
import type { WaitingStore } from "./messages/waiting-store.ts";
import type { MemberFiles } from "./media/member-files.ts";
import type { PastStore } from "./pasts/past-store.ts";
import type { ProfileStore } from "./profiles/profile-store.ts";
import type { AddressMarkStore } from "./standing/address-mark-store.ts";
import type { RefusedMinorStore } from "./standing/refused-minor-store.ts";
import type { AnswerStore } from "./questionnaire/answer-store.ts";
import type { ReportStore } from "./reports/report-store.ts";
import type { RobotCheckStore } from "./robot-check/robot-check-store.ts";
import type { SessionStore } from "./sessions/session-store.ts";
import type { SettingsStore } from "./settings/settings-store.ts";
import type { TwinSharingStore } from "./twins/twin-sharing-store.ts";
import type { VoiceReplyStore } from "./voice-queries/voice-reply-store.ts";

/** Every store, either on its own or inside one transaction. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly addressMarks: AddressMarkStore;
  readonly aiUsage: AiUsageStore;
  readonly answers: AnswerStore;
  readonly audit: AuditStore;
  readonly blocks: BlockStore;
  readonly candidates: CandidateStore;
  readonly contactMessages: ContactStore;
  readonly conversations: ConversationStore;
  readonly imports: MemberImport;
  readonly criteria: CriteriaStore;
  readonly exports: ExportStore;
  readonly feedRankings: FeedRankingStore;
  readonly insights: InsightsStore;
  readonly jobs: Jobs;
  readonly leases: LeaseStore;
  readonly likes: LikeStore;
  readonly mailings: MailingStore;
  readonly matches: MatchStore;
  readonly memberDays: MemberDayStore;
  readonly messages: MessageStore;
  readonly ownData: OwnDataStore;
  readonly moderation: ModerationStore;
  readonly pasts: PastStore;
  readonly pictures: MemberFiles;
  readonly pool: PoolStore;
  readonly profiles: ProfileStore;
  readonly refusedMinors: RefusedMinorStore;
  readonly reports: ReportStore;
  readonly robotChecks: RobotCheckStore;
  readonly sessions: SessionStore;
  readonly settings: SettingsStore;
  readonly summaries: SummaryStore;
  readonly twinSharing: TwinSharingStore;
  readonly unanswered: UnansweredStore;
  readonly voiceReplies: VoiceReplyStore;
  readonly voices: MemberFiles;
  readonly waiting: WaitingStore;
}

/**
 * Runs work as one transaction: all of it is kept, or nothing. The work uses the stores it is given
 * and no others; on the embedded database any other would wait for itself.
 */
export type Transaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
