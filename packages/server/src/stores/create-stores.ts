import type { Kysely } from "kysely";
import type { Stores, Transaction } from "../services/stores.ts";
import { createAccountStore } from "./account-store.ts";
import { createAddressMarkStore } from "./address-mark-store.ts";
import { createAiUsageStore } from "./ai-usage-store.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createAuditStore } from "./audit-store.ts";
import { createBlockStore } from "./block-store.ts";
import { createCandidateStore } from "./candidate-store.ts";
import { createContactStore } from "./contact-store.ts";
import { createConversationStore } from "./conversation-store.ts";
import { createCriteriaStore } from "./criteria-store.ts";
import { createExportStore } from "./export-store.ts";
import { createFeedRankingStore } from "./feed-ranking-store.ts";
import { createInsightsStore } from "./insights-store.ts";
import type { JobQueue } from "./job-queue.ts";
import { createLeaseStore } from "./lease-store.ts";
import { createLikeStore } from "./like-store.ts";
import { createMailingStore } from "./mailing-store.ts";
import { createMatchStore } from "./match-store.ts";
import { createMemberDayStore } from "./member-day-store.ts";
import { createMemberFiles } from "./member-files.ts";
import { createMemberImport } from "./member-import.ts";
import { createMessageStore } from "./message-store.ts";
import { createModerationStore } from "./moderation-store.ts";
import { createOwnDataStore } from "./own-data-store.ts";
import { createPastStore } from "./past-store.ts";
import { createPoolStore } from "./pool-store.ts";
import { createProfileStore } from "./profile-store.ts";
import { createRefusedMinorStore } from "./refused-minor-store.ts";
import { createReportStore } from "./report-store.ts";
import { createRobotCheckStore } from "./robot-check-store.ts";
import type { Schema } from "./schema.ts";
import { createSessionStore } from "./session-store.ts";
import { createSettingsStore } from "./settings-store.ts";
import { createSummaryStore } from "./summary-store.ts";
import { createTwinSharingStore } from "./twin-sharing-store.ts";
import { createUnansweredStore } from "./unanswered-store.ts";
import { createVoiceReplyStore } from "./voice-reply-store.ts";
import { createWaitingStore } from "./waiting-store.ts";

/** Every store on the database, and transactions over them. */
export function createStores(
  db: Kysely<Schema>,
  queue: JobQueue,
): { readonly stores: Stores; readonly transaction: Transaction } {
  const bind = (kysely: Kysely<Schema>, jobs: Stores["jobs"]): Stores => ({
    accounts: createAccountStore(kysely),
    addressMarks: createAddressMarkStore(kysely),
    aiUsage: createAiUsageStore(kysely),
    answers: createAnswerStore(kysely),
    audit: createAuditStore(kysely),
    blocks: createBlockStore(kysely),
    candidates: createCandidateStore(kysely),
    contactMessages: createContactStore(kysely),
    conversations: createConversationStore(kysely),
    imports: createMemberImport(kysely),
    criteria: createCriteriaStore(kysely),
    exports: createExportStore(kysely),
    feedRankings: createFeedRankingStore(kysely),
    insights: createInsightsStore(kysely),
    jobs,
    leases: createLeaseStore(kysely),
    likes: createLikeStore(kysely),
    mailings: createMailingStore(kysely),
    matches: createMatchStore(kysely),
    memberDays: createMemberDayStore(kysely),
    messages: createMessageStore(kysely),
    ownData: createOwnDataStore(kysely),
    moderation: createModerationStore(kysely),
    pasts: createPastStore(kysely),
    pictures: createMemberFiles(kysely, "picture_file"),
    pool: createPoolStore(kysely),
    profiles: createProfileStore(kysely),
    refusedMinors: createRefusedMinorStore(kysely),
    reports: createReportStore(kysely),
    robotChecks: createRobotCheckStore(kysely),
    sessions: createSessionStore(kysely),
    settings: createSettingsStore(kysely),
    summaries: createSummaryStore(kysely),
    twinSharing: createTwinSharingStore(kysely),
    unanswered: createUnansweredStore(kysely),
    voiceReplies: createVoiceReplyStore(kysely),
    voices: createMemberFiles(kysely, "voice_file"),
    waiting: createWaitingStore(kysely),
  });
  return {
    stores: bind(db, queue.jobs()),
    transaction: (work) => db.transaction().execute((trx) => work(bind(trx, queue.jobs(trx)))),
  };
}
