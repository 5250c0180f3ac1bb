import type { Config } from "./config/read-config.ts";
import type { Telemetry } from "./operating/telemetry.ts";
import { watchAi, watchMailer } from "./operating/watch-services.ts";
import type { ServerOptions } from "./server-options.ts";
import { createLinkTokens } from "./foundation/link-tokens.ts";
import { createAi } from "./ai/create-ai.ts";
import { createAnswerer } from "./features/ai-answers/answerer.ts";
import { type Clock, systemClock } from "./foundation/clock.ts";
import { createPairNoise } from "./features/candidates/pair-noise.ts";
import { createContactStamps } from "./features/contact/stamps.ts";
import { deriveKey } from "./foundation/secrets.ts";
import { createFeedCursors } from "./features/discover/rules.ts";
import { createMemberPool } from "./features/discover/member-pool.ts";
import { createSummaryWriter } from "./features/insights/create-summary-writer.ts";
import { createLiveHub, type LiveHub } from "./live/live-hub.ts";
import { createMailBudget } from "./features/notices/mail-budget.ts";
import { createMessageCursors } from "./features/messages/message-cursors.ts";
import { createConversationQueue } from "./features/messages/conversation-queue.ts";
import type { Services } from "./services.ts";
import { createCursors } from "./foundation/cursors.ts";
import { createSigner } from "./foundation/signer.ts";
import { systemRepeat } from "./foundation/repeat.ts";
import { createPasswords } from "./features/accounts/password-hashes.ts";
import { openGazetteer } from "./places/gazetteer.ts";
import { createRobotCheck } from "./features/robot-check/create-robot-check.ts";
import { createAddressHashes } from "./features/account-status/address-hashes.ts";
import { createMinorMarks } from "./features/account-status/minors.ts";
import { createAccessTokens, createRefreshTokens } from "./features/sessions/tokens.ts";
import { createKnownDevices } from "./features/sessions/known-devices.ts";
import { readAuthSecret } from "./config/auth-secret.ts";
import { type JobQueue, withJobs } from "./jobs/job-queue.ts";
import type { Database } from "./database/database.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { openMediaStore } from "./media/open-media-store.ts";
import { openRedisBus } from "./live/redis-live-bus.ts";
import type { RedisLink } from "./redis/redis-link.ts";
import { createRedisPresence } from "./live/redis-presence.ts";
import { poolStore } from "./features/discover/pool-store.ts";
import { robotCheckStore } from "./features/robot-check/store.ts";

interface Opened {
  readonly database: Database;
  readonly queue: JobQueue;
  /** Undefined if this is the only process. */
  readonly redis: RedisLink | undefined;
  readonly siteUrl: () => string;
  readonly onError: (error: unknown) => void;
  readonly telemetry: Telemetry;
}

export async function createServices(
  config: Config,
  options: ServerOptions,
  opened: Opened,
): Promise<Services> {
  const clock: Clock = options.clock ?? systemClock;
  const repeat = options.repeat ?? systemRepeat;
  const secret = config.authSecret ?? (await readAuthSecret(config.dataDir));
  const signer = createSigner(deriveKey(secret, "cursor"));
  const { db, transaction } = withJobs(opened.database.db, opened.queue.jobs);
  const pairNoise = createPairNoise(deriveKey(secret, "pair-noise"));
  const addressHashes = createAddressHashes(deriveKey(secret, "address"));
  const services = {
    accessTokens: createAccessTokens(deriveKey(secret, "access-token"), clock),
    addressHashes,
    ai: watchAi(options.ai ?? createAi(config.ai, clock), opened.telemetry),
    clock,
    contactEmail: config.contactEmail,
    contactStamps: createContactStamps(createSigner(deriveKey(secret, "contact-stamp")), clock),
    cursors: createCursors(signer),
    feedCursors: createFeedCursors(signer),
    knownDevices: createKnownDevices(deriveKey(secret, "known-device"), clock),
    linkTokens: createLinkTokens(deriveKey(secret, "link-token")),
    live: createHub(options, opened),
    mailBudget: createMailBudget(config.limits, { addressHashes, clock, transaction }),
    mailer: watchMailer(options.mailer ?? (await createMailer(config, clock)), opened.telemetry),
    media: await openMediaStore(config),
    messageCursors: createMessageCursors(signer),
    minorMarks: createMinorMarks(createSigner(deriveKey(secret, "minor-mark"))),
    pairNoise,
    passwords: createPasswords(deriveKey(secret, "password-salt"), options.passwordCost),
    pool: createMemberPool(poolStore(db), pairNoise, openGazetteer),
    refreshTokens: createRefreshTokens(secret),
    robotCheck: createRobotCheck(config.robotCheck, secret, robotCheckStore(db), clock),
    siteUrl: opened.siteUrl,
    db,
    transaction,
    conversationQueue: createConversationQueue(),
  };
  const { onError } = opened;
  return {
    ...services,
    answerer: createAnswerer(services, { repeat, onError }),
    summaryWriter: createSummaryWriter(services, { onError }),
  };
}

const createHub = (
  { redis: { reconnectJitterMs } = {} }: ServerOptions,
  { redis, onError }: Pick<Opened, "redis" | "onError">,
): LiveHub =>
  redis === undefined
    ? createLiveHub()
    : createLiveHub({
        openBus: openRedisBus(redis, onError),
        presence: createRedisPresence(redis),
        reconnectJitterMs,
      });
