import type { Kysely } from "kysely";
import type { Stores, Transaction } from "../services/stores.ts";
import { createAccountStore } from "./account-store.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createInsightsStore } from "./insights-store.ts";
import type { JobQueue } from "./job-queue.ts";
import { createMemberFiles } from "./member-files.ts";
import { createProfileStore } from "./profile-store.ts";
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
    insights: createInsightsStore(kysely),
    jobs,
    pictures: createMemberFiles(kysely, "picture_file"),
    profiles: createProfileStore(kysely),
    robotChecks: createRobotCheckStore(kysely),
    sessions: createSessionStore(kysely),
    voices: createMemberFiles(kysely, "voice_file"),
  });
  return {
    stores: bind(db, queue.jobs()),
    transaction: (work) => db.transaction().execute((trx) => work(bind(trx, queue.jobs(trx)))),
  };
}
