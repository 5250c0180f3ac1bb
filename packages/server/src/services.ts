import type { Db, Transaction } from "./database/db.ts";
import type { ContactStamps } from "./features/contact/stamps.ts";
import type { Ai } from "./ai/ai.ts";
import type { Answerer } from "./features/ai-answers/answerer.ts";
import type { Clock } from "./foundation/clock.ts";
import type { LinkTokens } from "./foundation/link-tokens.ts";
import type { PairNoise } from "./features/candidates/pair-noise.ts";
import type { FeedCursors } from "./features/discover/rules.ts";
import type { MemberPool } from "./features/discover/member-pool.ts";
import type { SummaryWriter } from "./features/insights/create-summary-writer.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { MailBudget } from "./features/notices/mail-budget.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { MediaStore } from "./media/media-store.ts";
import type { MessageCursors } from "./features/messages/message-cursors.ts";
import type { ConversationQueue } from "./features/messages/conversation-queue.ts";
import type { Cursors } from "./foundation/cursors.ts";
import type { Passwords } from "./features/accounts/password-hashes.ts";
import type { RobotCheck } from "./features/robot-check/robot-check.ts";
import type { AddressHashes } from "./features/account-status/address-hashes.ts";
import type { MinorMarks } from "./features/account-status/minors.ts";
import type { DayLimits } from "./features/day-limits/rules.ts";
import type { Limits } from "./http/limits.ts";
import type { Operation, operationId, OperationId } from "./http/operation.ts";
import type { LoginBudget } from "./features/sessions/login-budget.ts";
import type { OwnCookies } from "./features/sessions/own-cookies.ts";
import type { AccessTokens, RefreshTokens } from "./features/sessions/tokens.ts";
import type { KnownDevices } from "./features/sessions/known-devices.ts";

/** What operations and rules work with. Each takes the few it needs. */
export interface Services {
  readonly accessTokens: AccessTokens;
  readonly addressHashes: AddressHashes;
  readonly ai: Ai;
  readonly answerer: Answerer;
  readonly clock: Clock;
  /** Where messages to the people behind Gemel go. */
  readonly contactEmail: string;
  readonly contactStamps: ContactStamps;
  readonly cursors: Cursors;
  readonly feedCursors: FeedCursors;
  readonly knownDevices: KnownDevices;
  readonly linkTokens: LinkTokens;
  readonly live: LiveHub;
  readonly mailBudget: MailBudget;
  readonly mailer: Mailer;
  readonly media: MediaStore;
  readonly messageCursors: MessageCursors;
  readonly minorMarks: MinorMarks;
  readonly pairNoise: PairNoise;
  readonly passwords: Passwords;
  readonly pool: MemberPool;
  readonly refreshTokens: RefreshTokens;
  readonly robotCheck: RobotCheck;
  /** Where links in mails begin, without a trailing slash. */
  readonly siteUrl: () => string;
  readonly db: Db;
  readonly summaryWriter: SummaryWriter;
  readonly transaction: Transaction;
  /** One message of a conversation after the other. */
  readonly conversationQueue: ConversationQueue;
}

/** What operations work with: the services of the rules, and what only HTTP has. */
export interface OperationServices extends Services {
  readonly limits: Limits & DayLimits;
  readonly loginBudget: LoginBudget;
  readonly cookies: OwnCookies;
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
