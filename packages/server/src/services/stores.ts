import type { AccountStore } from "./accounts/account-store.ts";
import type { InsightsStore } from "./insights/insights-store.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { MemberFiles } from "./media/member-files.ts";
import type { ProfileStore } from "./profiles/profile-store.ts";
import type { AnswerStore } from "./questionnaire/answer-store.ts";
import type { RobotCheckStore } from "./robot-check/robot-check-store.ts";
import type { SessionStore } from "./sessions/session-store.ts";

/** Every store, either on its own or inside one transaction. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly answers: AnswerStore;
  readonly insights: InsightsStore;
  readonly jobs: Jobs;
  readonly pictures: MemberFiles;
  readonly profiles: ProfileStore;
  readonly robotChecks: RobotCheckStore;
  readonly sessions: SessionStore;
  readonly voices: MemberFiles;
}

/**
 * Runs work as one transaction: all of it is kept, or nothing. The work uses the stores it is given
 * and no others; on the embedded database any other would wait for itself.
 */
export type Transaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
