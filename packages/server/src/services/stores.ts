import type { AccountStore } from "./accounts/account-store.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import type { ProfileStore } from "./profiles/profile-store.ts";
import type { RobotCheckStore } from "./robot-check/robot-check-store.ts";
import type { SessionStore } from "./sessions/session-store.ts";

/** Every store, either on its own or inside one transaction. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly jobs: Jobs;
  readonly pictures: PictureStore;
  readonly profiles: ProfileStore;
  readonly robotChecks: RobotCheckStore;
  readonly sessions: SessionStore;
}

/**
 * Runs work as one transaction: all of it is kept, or nothing. The work uses the stores it is given
 * and no others; on the embedded database any other would wait for itself.
 */
export type Transaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
