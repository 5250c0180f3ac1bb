import { AppError } from "../../errors/app-error.ts";
import type { Db } from "../../jobs/db.ts";
import { type Pair, pairOf } from "../../foundation/pair.ts";
import type { Services } from "../../services.ts";
import { dayOf, secondsAfter } from "../../foundation/clock.ts";
import { apartStore, type MailboxMember, pastStore } from "./store.ts";
import { isVisible } from "../../database/visible.ts";

/**
 * Refuses to report or block who never had to do with a member: neither a like, a match nor a conversation
 * within 180 days, whatever was blocked, ended or deleted since, nor a block of their own of a member who could be found
 * then, nor a member to be found now.
 * @throws AppError `not_found`
 */
export async function requireKnown(
  db: Db,
  { clock }: Pick<Services, "clock">,
  memberId: string,
  otherId: string,
): Promise<void> {
  if (await pastStore(db).has(pairOf(memberId, otherId), dayOf(clock()))) return;
  if (await pastStore(db).hasBlocked(memberId, otherId)) return;
  if (await isVisible(db, memberId, otherId)) return;
  throw new AppError("not_found");
}

/**
 * Returns the other member of a conversation that a member has or had, whatever was deleted since.
 * @throws AppError `not_found` for a conversation of others, with an AI, or too long ago
 */
export async function requirePartner(
  { clock, db }: Pick<Services, "clock" | "db">,
  memberId: string,
  conversationId: string,
): Promise<string> {
  const otherId = await pastStore(db).findOther(memberId, conversationId, dayOf(clock()));
  if (otherId === undefined) throw new AppError("not_found");
  return otherId;
}

/**
 * How long an erased member stays apart from who is left, in seconds: as long as the address of a suspended one is
 * known. A block and an unmatch are the person's, whatever account they have (decision 0021).
 */
export const APART_MEMORY = 2 * 365 * 24 * 60 * 60;

/** Stores from whom a member is kept apart, by their mailbox; call it in the transaction that erases them. */
export const keepApart = (db: Db, member: MailboxMember, now: Date) =>
  apartStore(db).keep(member, secondsAfter(now, APART_MEMORY));

/**
 * Keeps a member apart from another who is erased; does nothing if that one has an account or an unknown
 * mailbox.
 */
export const keepApartFromErased = (db: Db, memberId: string, erasedId: string, now: Date) =>
  apartStore(db).keepErased(memberId, erasedId, secondsAfter(now, APART_MEMORY));

/**
 * Keeps a new account apart from all members from whom its mailbox is kept apart, as an ended match does: in
 * no list, not found by name, and without a way to end it. Call it in the transaction that opens the account.
 */
export const partAgain = (db: Db, member: MailboxMember, now: Date) =>
  apartStore(db).partAgain(member, now);

/** The conversations of a pair with each other, also those that are erased. */
export const findPastConversations = (db: Db, pair: Pair) => pastStore(db).findConversations(pair);
