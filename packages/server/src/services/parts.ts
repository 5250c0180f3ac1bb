import type { Ai } from "./ai/ai.ts";
import type { Answerer } from "./answers/answerer.ts";
import type { Clock } from "./clock.ts";
import type { LinkTokens } from "./accounts/link-tokens.ts";
import type { PairNoise } from "./candidates/pair-noise.ts";
import type { ContactStamps } from "./contact/contact-stamps.ts";
import type { FeedCursors } from "./discover/feed-cursors.ts";
import type { MemberPool } from "./discover/member-pool.ts";
import type { SummaryWriter } from "./insights/summary-writer.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { MailBudget } from "./mail/mail-budget.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { MediaStore } from "./media/media-store.ts";
import type { MessageCursors } from "./messages/message-cursors.ts";
import type { Turns } from "./messages/turns.ts";
import type { Cursors } from "./paging/cursors.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { RobotCheck } from "./robot-check/robot-check.ts";
import type { AddressHashes } from "./standing/address-hashes.ts";
import type { MinorMarks } from "./standing/minor-marks.ts";
import type { AccessTokens } from "./sessions/access-tokens.ts";
import type { KnownDevices } from "./sessions/known-devices.ts";
import type { Stores, Transaction } from "./stores.ts";

/** What the services work with. Each takes the few it needs. */
export interface Parts {
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
  /** What makes of a refresh token the one that follows it. */
  readonly refreshKey: Buffer;
  readonly robotCheck: RobotCheck;
  /** Where links in mails begin, without a trailing slash. */
  readonly siteUrl: () => string;
  readonly stores: Stores;
  readonly summaryWriter: SummaryWriter;
  readonly transaction: Transaction;
  /** One message of a conversation after the other. */
  readonly turns: Turns;
}
