import type { FastifyInstance } from "fastify";
import type { Logger } from "kysely";
import type { DestinationStream } from "pino";
import type { Ai } from "./ai/ai.ts";
import type { Clock } from "./foundation/clock.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PasswordCost } from "./features/accounts/password-hashes.ts";
import type { Repeat } from "./foundation/repeat.ts";
import type { Database } from "./database/database.ts";

/** The parts that a caller of `createServer` may replace. */
export interface ServerOptions {
  /** @default the system's clock */
  readonly clock?: Clock;
  /** @default the models of the configuration */
  readonly ai?: Ai;
  /** The driver of all repeated work. @default timers of the system */
  readonly repeat?: Repeat;
  /** Is given the function that is called with every statement. @default the database of the configuration */
  readonly openDatabase?: (log: Logger) => Promise<Database>;
  /** For tests. @default the least that OWASP names */
  readonly passwordCost?: PasswordCost;
  /** Options of the configured Redis. */
  readonly redis?: {
    /** The prefix of keys and channels. @default `gemel:` */
    readonly prefix?: string;
    /** Over how many milliseconds those who missed something are sent back. @default 5000 */
    readonly reconnectJitterMs?: number;
  };
  /** Waits before the refusal of a caller who asks too often. @default about a second */
  readonly holdRefusal?: () => Promise<unknown>;
  /** @default the mailer of the configuration */
  readonly mailer?: Mailer;
  /** The built app. @default that of the configuration */
  readonly appDir?: string;
  /** The destination of logs. @default standard output */
  readonly log?: DestinationStream;
  /** Looks at the Fastify instance before it has routes: the place for hooks of tests. */
  readonly prepare?: (app: FastifyInstance) => void;
}
