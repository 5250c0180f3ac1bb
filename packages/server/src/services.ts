import type { Db, Transaction } from "./jobs/db.ts";
import type { Ai } from "./ai/ai.ts";
import type { Clock } from "./foundation/clock.ts";
import type { LinkTokens } from "./foundation/link-tokens.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { MediaStore } from "./media/media-store.ts";
import type { Cursors } from "./foundation/cursors.ts";
import type { Limits } from "./http/limits.ts";
import type { Operation, operationId, OperationId } from "./http/operation.ts";

/**
 * The services of operations and rules; each takes the few that it needs. A feature adds its own by declaration
 * merging, so that this file knows no feature.
 */
export interface Services {
  readonly ai: Ai;
  readonly clock: Clock;
  /** The address that messages to the people behind Gemel go to. */
  readonly contactEmail: string;
  readonly cursors: Cursors;
  readonly linkTokens: LinkTokens;
  readonly live: LiveHub;
  readonly mailer: Mailer;
  readonly media: MediaStore;
  /** The address that links in mails begin with, without a trailing slash. */
  readonly siteUrl: () => string;
  readonly db: Db;
  readonly transaction: Transaction;
}

/** The services of operations: those of the rules, and those that only HTTP has. */
export interface OperationServices extends Services {
  readonly limits: Limits;
}

type With<Part extends (call: never) => unknown> = (
  services: OperationServices,
  call: Parameters<Part>[0],
) => ReturnType<Part>;

/** Serves one operation of the contract: a handler, or one with what comes before it. */
export type Serve<Id extends OperationId> = { readonly [operationId]?: Id } & (
  | With<Operation<Id>["handler"]>
  | {
      readonly shows?: With<NonNullable<Operation<Id>["shows"]>>;
      readonly onRequest?: With<NonNullable<Operation<Id>["onRequest"]>>;
      readonly handler: With<Operation<Id>["handler"]>;
    }
);
