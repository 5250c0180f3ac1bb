import type { Config } from "./config/config.ts";
import type { Telemetry } from "./operating/telemetry.ts";
import { watchAi, watchMailer } from "./operating/watch-parts.ts";
import type { ServerOptions } from "./server-options.ts";
import { createLinkTokens } from "./services/accounts/link-tokens.ts";
import { createAi } from "./services/ai/create-ai.ts";
import { createAnswerer } from "./services/answers/create-answerer.ts";
import { type Clock, systemClock } from "./services/clock.ts";
import { createPairNoise } from "./services/candidates/pair-noise.ts";
import { createContactStamps } from "./services/contact/contact-stamps.ts";
import { deriveKey } from "./services/derive-key.ts";
import { createFeedCursors } from "./services/discover/feed-cursors.ts";
import { createMemberPool } from "./services/discover/member-pool.ts";
import { createSummaryWriter } from "./services/insights/create-summary-writer.ts";
import { createLiveHub, type LiveHub } from "./services/live/live-hub.ts";
import { createMailBudget } from "./services/mail/mail-budget.ts";
import { createMessageCursors } from "./services/messages/message-cursors.ts";
import { createTurns } from "./services/messages/turns.ts";
import type { Parts } from "./services/parts.ts";
import { createCursors } from "./services/paging/cursors.ts";
import { createSeals } from "./services/paging/seals.ts";
import { systemRepeat } from "./services/repeat.ts";
import { createPasswords } from "./services/passwords/passwords.ts";
import { openGazetteer } from "./services/places/gazetteer.ts";
import { createRobotCheck } from "./services/robot-check/create-robot-check.ts";
import { createAddressHashes } from "./services/standing/address-hashes.ts";
import { createMinorMarks } from "./services/standing/minor-marks.ts";
import { createAccessTokens } from "./services/sessions/access-tokens.ts";
import { createKnownDevices } from "./services/sessions/known-devices.ts";
import { readAuthSecret } from "./stores/auth-secret.ts";
import { createStores } from "./stores/create-stores.ts";
import type { Database } from "./stores/database.ts";
import type { JobQueue } from "./stores/job-queue.ts";
import { createMailer } from "./stores/create-mailer.ts";
import { openMediaStore } from "./stores/open-media-store.ts";
import { openRedisBus } from "./stores/redis-live-bus.ts";
import type { RedisLink } from "./stores/redis-link.ts";
import { createRedisPresence } from "./stores/redis-presence.ts";

/** What is open already, and who is told what goes wrong behind the scenes. */
interface Opened {
  readonly database: Database;
  readonly queue: JobQueue;
  /** Not there: the process is alone. */
  readonly redis: RedisLink | undefined;
  readonly siteUrl: () => string;
  readonly onError: (error: unknown) => void;
  readonly telemetry: Telemetry;
}

/** Puts together what the services work with. */
export async function createParts(
  config: Config,
  options: ServerOptions,
  opened: Opened,
): Promise<Parts> {
  const clock: Clock = options.clock ?? systemClock;
  const repeat = options.repeat ?? systemRepeat;
  const secret = config.authSecret ?? (await readAuthSecret(config.dataDir));
  const seals = createSeals(deriveKey(secret, "cursor"));
  const { stores, transaction } = createStores(opened.database.db, opened.queue);
  const pairNoise = createPairNoise(deriveKey(secret, "pair-noise"));
  const addressHashes = createAddressHashes(deriveKey(secret, "address"));
  const parts = {
    accessTokens: createAccessTokens(deriveKey(secret, "access-token"), clock),
    addressHashes,
    ai: watchAi(options.ai ?? createAi(config.ai, clock), opened.telemetry),
    clock,
    contactEmail: config.contactEmail,
    contactStamps: createContactStamps(createSeals(deriveKey(secret, "contact-stamp")), clock),
    cursors: createCursors(seals),
    feedCursors: createFeedCursors(seals),
    knownDevices: createKnownDevices(deriveKey(secret, "known-device")),
    linkTokens: createLinkTokens(deriveKey(secret, "link-token")),
    live: createHub(options, opened),
    mailBudget: createMailBudget(config.limits, { addressHashes, clock, transaction }),
    mailer: watchMailer(options.mailer ?? (await createMailer(config, clock)), opened.telemetry),
    media: await openMediaStore(config),
    messageCursors: createMessageCursors(seals),
    minorMarks: createMinorMarks(createSeals(deriveKey(secret, "minor-mark"))),
    pairNoise,
    passwords: createPasswords(deriveKey(secret, "password-salt"), options.passwordCost),
    pool: createMemberPool(stores.pool, pairNoise, openGazetteer),
    refreshKey: deriveKey(secret, "refresh-token"),
    robotCheck: createRobotCheck(config.robotCheck, secret, stores.robotChecks, clock),
    siteUrl: opened.siteUrl,
    stores,
    transaction,
    turns: createTurns(),
  };
  const { onError } = opened;
  return {
    ...parts,
    answerer: createAnswerer(parts, { repeat, onError }),
    summaryWriter: createSummaryWriter(parts, { onError }),
  };
}

const createHub = (
  { redis: { comebackMs } = {} }: ServerOptions,
  { redis, onError }: Pick<Opened, "redis" | "onError">,
): LiveHub =>
  redis === undefined
    ? createLiveHub()
    : createLiveHub({
        openBus: openRedisBus(redis, onError),
        presence: createRedisPresence(redis),
        comebackMs,
      });
