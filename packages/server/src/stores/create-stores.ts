import type { Kysely } from "kysely";
import type { Stores, Transaction } from "../services/stores.ts";
import { createAccountStore } from "./account-store.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createBlockStore } from "./block-store.ts";
import { createCandidateStore } from "./candidate-store.ts";
import { createConversationStore } from "./conversation-store.ts";
import { createCriteriaStore } from "./criteria-store.ts";
import { createFeedRankingStore } from "./feed-ranking-store.ts";
import { createInsightsStore } from "./insights-store.ts";
import type { JobQueue } from "./job-queue.ts";
import { createLikeStore } from "./like-store.ts";
import { createMatchStore } from "./match-store.ts";
import { createMemberFiles } from "./member-files.ts";
import { createMemberImport } from "./member-import.ts";
import { createPoolStore } from "./pool-store.ts";
import { createProfileStore } from "./profile-store.ts";
import { createReportStore } from "./report-store.ts";
import { createRobotCheckStore } from "./robot-check-store.ts";
import type { Schema } from "./schema.ts";
import { createSessionStore } from "./session-store.ts";

/** Every store on the database, and transactions over them. */
export function createStores(
  db: Kysely<Schema>,
  queue: JobQueue,
): { readonly stores: Stores; readonly transaction: Transaction } {
  const bind = (kysely: Kysely<Schema>, jobs: Stores["jobs"]): Stores => ({
    accounts: createAccountStore(kysely),
    answers: createAnswerStore(kysely),
    blocks: createBlockStore(kysely),
    candidates: createCandidateStore(kysely),
    conversations: createConversationStore(kysely),
    imports: createMemberImport(kysely),
    criteria: createCriteriaStore(kysely),
    feedRankings: createFeedRankingStore(kysely),
    insights: createInsightsStore(kysely),
    jobs,
    likes: createLikeStore(kysely),
    matches: createMatchStore(kysely),
    pictures: createMemberFiles(kysely, "picture_file"),
    pool: createPoolStore(kysely),
    profiles: createProfileStore(kysely),
    reports: createReportStore(kysely),
    robotChecks: createRobotCheckStore(kysely),
    sessions: createSessionStore(kysely),
    voices: createMemberFiles(kysely, "voice_file"),
  });
  return {
    stores: bind(db, queue.jobs()),
    transaction: (work) => db.transaction().execute((trx) => work(bind(trx, queue.jobs(trx)))),
  };
}
