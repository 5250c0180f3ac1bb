import { Redis } from "ioredis";
import { ConfigError } from "../config/config-error.ts";
import { inTime } from "./in-time.ts";

const CONNECT_MS = 5_000;
/** How soon an answer is tried for again. */
const RETRY_MS = 500;
/** Interval of the heartbeat on the connection that only listens. */
const HEARTBEAT_MS = 10_000;

/** Two connections to Redis that come back by themselves: one asks, the other listens. */
export type RedisLink = Awaited<ReturnType<typeof openRedis>>;

interface LinkOptions {
  /** The prefix of every key and channel. */
  readonly prefix: string;
  /** Called once when Redis is unreachable, with the reason. */
  readonly onUnreachable: (cause: unknown) => void;
  /** Called once when it answers again. */
  readonly onBack: () => void;
}

/**
 * Returns the prefix of the keys and channels of a Redis. Redis shares channels between its databases, so the
 * number of the database becomes a part of their names.
 */
export function redisPrefix(url: string): string {
  const database = new URL(url).pathname.slice(1);
  return database === "" || database === "0" ? "gemel:" : `gemel:${database}:`;
}

const redisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT_MS,
  retryStrategy: () => RETRY_MS,
  replyMapping: "legacy",
} as const;

/** @throws ConfigError when the server cannot be reached */
export async function openRedis(url: string, options: LinkOptions) {
  const connect = (connectionName: string): Redis =>
    new Redis(url, { ...redisOptions, connectionName });
  const asker = connect(`${options.prefix}asker`);
  const listener = connect(`${options.prefix}listener`);
  let lastError: unknown;
  for (const redis of [asker, listener]) redis.on("error", (error) => (lastError = error));
  const close = (): void => {
    clearInterval(heartbeat);
    clearTimeout(retry);
    asker.disconnect();
    listener.disconnect();
  };
  const heartbeat = setInterval(() => {
    // A connection that broke without notice is replaced by a new one.
    if (listener.status === "ready") inTime(listener.ping()).catch(() => listener.disconnect(true));
  }, HEARTBEAT_MS).unref();

  let retry: NodeJS.Timeout | undefined;
  let isUnreachable = false;
  const returned: (() => void)[] = [];
  const tryAgain = (): void => {
    retry = setTimeout(async () => {
      try {
        await inTime(asker.ping());
      } catch {
        if (asker.status === "ready") asker.disconnect(true);
        return tryAgain();
      }
      isUnreachable = false;
      options.onBack();
      for (const work of returned) work();
    }, RETRY_MS).unref();
  };

  try {
    await Promise.all([asker.connect(), listener.connect()]);
    await Promise.all([inTime(asker.ping()), inTime(listener.ping())]);
    // For example a database that does not exist: the connection would go on in another.
    if (lastError !== undefined) throw lastError;
  } catch (error) {
    close();
    throw new ConfigError("REDIS_URL", `Redis cannot be reached${codeOf(lastError ?? error)}`);
  }
  return {
    prefix: options.prefix,
    /**
     * Sends Redis a query; while it is unreachable, no caller waits for it.
     * @returns nothing if it does not answer
     */
    ask: async <T>(question: (redis: Redis) => Promise<T>): Promise<T | undefined> => {
      if (isUnreachable) return undefined;
      try {
        return await inTime(question(asker));
      } catch (error) {
        if (!isUnreachable) {
          isUnreachable = true;
          options.onUnreachable(error);
          tryAgain();
        }
        return undefined;
      }
    },
    /** The connection that listens; what it subscribed to is forgotten when it breaks. */
    listener,
    /** Does something each time that Redis answers again. */
    onReturn: (work: () => void) => void returned.push(work),
    close,
  };
}

/** Returns the code of the fault, the system's or Redis' own; the whole message may contain an address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const code = "code" in error ? String(error.code) : /^[A-Z]+(?= )/.exec(error.message)?.[0];
  return code === undefined ? "" : ` (${code})`;
}
