import { join } from "node:path";
import type { Config } from "./config/config.ts";
import type { ServerOptions } from "./server-options.ts";
import { createLinkTokens } from "./services/accounts/link-tokens.ts";
import { type Clock, systemClock } from "./services/clock.ts";
import { deriveKey } from "./services/derive-key.ts";
import { createFeedCursors } from "./services/discover/feed-cursors.ts";
import { createMemberPool } from "./services/discover/member-pool.ts";
import { createLiveHub } from "./services/live/live-hub.ts";
import type { Parts } from "./services/parts.ts";
import { createCursors } from "./services/paging/cursors.ts";
import { createSeals } from "./services/paging/seals.ts";
import { createPasswords } from "./services/passwords/passwords.ts";
import { openGazetteer } from "./services/places/gazetteer.ts";
import { createRobotCheck } from "./services/robot-check/create-robot-check.ts";
import { createAccessTokens } from "./services/sessions/access-tokens.ts";
import { readAuthSecret } from "./stores/auth-secret.ts";
import { createStores } from "./stores/create-stores.ts";
import type { Database } from "./stores/database.ts";
import { openFileMediaStore } from "./stores/file-media-store.ts";
import type { JobQueue } from "./stores/job-queue.ts";
import { createMailer } from "./stores/create-mailer.ts";

/** Puts together what the services work with. */
export async function createParts(
  config: Config,
  options: ServerOptions,
  opened: { readonly database: Database; readonly queue: JobQueue; readonly siteUrl: () => string },
): Promise<Parts> {
  const clock: Clock = options.clock ?? systemClock;
  const secret = config.authSecret ?? (await readAuthSecret(config.dataDir));
  const seals = createSeals(deriveKey(secret, "cursor"));
  const { stores, transaction } = createStores(opened.database.db, opened.queue);
  return {
    accessTokens: createAccessTokens(deriveKey(secret, "access-token"), clock),
    clock,
    cursors: createCursors(seals),
    feedCursors: createFeedCursors(seals),
    linkTokens: createLinkTokens(deriveKey(secret, "link-token")),
    live: createLiveHub(),
    mailer: options.mailer ?? (await createMailer(config, clock)),
    media: await openFileMediaStore(join(config.dataDir, "media")),
    passwords: createPasswords(),
    pool: createMemberPool(stores.pool, openGazetteer),
    robotCheck: createRobotCheck(config.robotCheck, secret, stores.robotChecks, clock),
    siteUrl: opened.siteUrl,
    stores,
    transaction,
  };
}
