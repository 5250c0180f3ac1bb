import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import type { Clock } from "./services/clock.ts";
import type { Mailer } from "./services/mail/mailer.ts";
import type { Repeat } from "./services/repeat.ts";
import type { Database } from "./stores/database.ts";

/** What a caller of `createServer` may put in the place of the real thing. */
export interface ServerOptions {
  /** @default the system's clock */
  readonly clock?: Clock;
  /** What drives the heartbeat of live connections. @default timers of the system */
  readonly repeat?: Repeat;
  /** @default the database of the configuration */
  readonly openDatabase?: () => Promise<Database>;
  /** @default the mailer of the configuration */
  readonly mailer?: Mailer;
  /** The built app. @default `app/dist` of this repository */
  readonly appDir?: string;
  /** Where logs go. @default standard output */
  readonly log?: DestinationStream;
  /** Looks at the Fastify instance before it has routes: the place for hooks of tests. */
  readonly prepare?: (app: FastifyInstance) => void;
}
