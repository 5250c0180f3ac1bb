import { hasContactDetails, sharesNumber } from "../profiles/contact-details.ts";
import { getProfile } from "../profiles/rules.ts";
import { latinLookOf, withoutPhrases } from "../profiles/looks.ts";
import { AppError, fieldError } from "../../errors/app-error.ts";
import type { Db } from "../../jobs/db.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import { editDistance } from "../../foundation/edit-distance.ts";
import { addMessage, type AddServices } from "../messages/rules.ts";
import { type NewMessage, textParts } from "../../live/delivery.ts";
import { openConversation } from "../conversations/rules.ts";
import { firstMessageId, type Match } from "../matches/rules.ts";
import type { Reaction } from "./rules.ts";
import { likeStore } from "./store.ts";
import {
  countReceivedSince,
  findSaidSince,
  hasSaid,
  lockReceived,
  lockTexts,
} from "../pasts/texts.ts";
import { isAccountSince, newAccountsSince } from "../accounts/account.ts";

/** The most people who may receive the same text from a member within `DAYS`. */
const MAX_ALIKE = 3;
const DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;
/**
 * The most texts that a member receives in 24 hours from people whom they have not liked, and the most of
 * these from new accounts: a crowd of accounts cannot write to one person.
 */
const MAX_RECEIVED = 60;
const MAX_RECEIVED_OF_NEW = 20;

/**
 * Judges the text of a like. A pair has one text, whatever is said in between; within the time
 * to undo, the past has forgotten it.
 * @returns whether it is held: the sender sees it as always, the other does not
 * @throws AppError `rule_broken`
 */
export async function judgeFirstMessage(
  db: Db,
  { memberId, candidateId, reactedAt }: Pick<Reaction, "memberId" | "candidateId" | "reactedAt">,
  text: string,
): Promise<boolean> {
  refuseWayOut(text);
  await refuseHalfNumber(db, memberId, text);
  await lockTexts(db, memberId);
  if (await hasSaid(db, memberId, candidateId)) throw alreadySaid();
  const since = secondsAfter(reactedAt, -DAYS * DAY_SECONDS);
  if (isSaidToMany(text, await findSaidSince(db, memberId, since))) return true;
  return isOfCrowd(db, { memberId, candidateId, reactedAt });
}

/** Whether a member has been given as many texts as a day has, and has not liked the writer. */
async function isOfCrowd(
  db: Db,
  { memberId, candidateId, reactedAt }: Pick<Reaction, "memberId" | "candidateId" | "reactedAt">,
): Promise<boolean> {
  if ((await likeStore(db).find(candidateId, memberId))?.action === "like") return false;
  await lockReceived(db, candidateId);
  const since = secondsAfter(reactedAt, -DAY_SECONDS);
  const newSince = newAccountsSince(reactedAt);
  const received = await countReceivedSince(db, candidateId, since, newSince);
  if (received.all >= MAX_RECEIVED) return true;
  return received.ofNew >= MAX_RECEIVED_OF_NEW && (await isAccountSince(db, memberId, newSince));
}

/** @throws AppError `rule_broken` where a text leads out of Gemel */
export function refuseWayOut(text: string): void {
  if (hasContactDetails(text)) throw contactDetails();
}

/** @throws AppError `rule_broken` where a text and what the card shows of its writer have a part of a number each */
async function refuseHalfNumber(db: Db, memberId: string, text: string): Promise<void> {
  if (!/\p{N}/u.test(text)) return;
  const { nickname, profile } = await getProfile({ db }, memberId);
  if (sharesNumber(text, [nickname ?? "", profile.bio ?? "", profile.city ?? ""])) {
    throw contactDetails();
  }
}

/** Whether as many people as may be have been written the same. */
export function isSaidToMany(
  text: string,
  said: readonly { readonly candidateId: string; readonly text: string }[],
): boolean {
  const isAlike = likeness(text);
  const alike = said.filter((one) => isAlike(one.text));
  return new Set(alike.map(({ candidateId }) => candidateId)).size >= MAX_ALIKE;
}

/** Fewer letters share runs by chance. */
const MIN_LETTERS = 24;
/** The runs of letters of the shorter text that alike ones share. */
const SHARED = 0.7;
const RUN = 4;
/** Number of letters in a row, whatever is around them, that is more than a greeting has. */
const STRETCH = 32;
/** The share of letters that differ in alike texts, and how long the texts are that are compared so. */
const DIFFERENT = 0.2;
const MAX_COMPARED = 200;

/** Whether other texts say the same: letters drawn alike, names, numbers and added words change little. */
function likeness(text: string): (other: string) => boolean {
  const own = lettersOf(text);
  const ownRuns = runsOf(own);
  const ownStretches = stretchesOf(own);
  return (other) => {
    const letters = lettersOf(other);
    if (isNear(letters, own)) return true;
    if (Math.min(letters.length, own.length) < MIN_LETTERS) return false;
    if (sharedOf(stretchesOf(letters), ownStretches) > 0) return true;
    const runs = runsOf(letters);
    return sharedOf(runs, ownRuns) >= Math.min(runs.size, ownRuns.size) * SHARED;
  };
}

/** Returns the letters of a text without case, marks, digits, blanks, signs, and signs for a whole phrase. */
const lettersOf = (text: string): string =>
  latinLookOf(
    withoutPhrases(text)
      .normalize("NFKD")
      .replaceAll(/[^\p{L}]/gu, ""),
  );

const runsOf = (letters: string): ReadonlySet<string> =>
  new Set(Array.from({ length: letters.length }, (_, at) => letters.slice(at, at + RUN)));

const stretchesOf = (letters: string): ReadonlySet<string> =>
  new Set(
    Array.from({ length: Math.max(0, letters.length - STRETCH + 1) }, (_, at) =>
      letters.slice(at, at + STRETCH),
    ),
  );

const sharedOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((part) => other.has(part)).length;

/** Whether few letters of a text make another one. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const longer = Math.max(one.length, other.length);
  if (longer > MAX_COMPARED) return false;
  return editDistance(one, other) <= longer * DIFFERENT;
}

const contactDetails = () =>
  fieldError("rule_broken", {
    field: "message",
    code: "contact_details",
    message: "No links, addresses or numbers before a match.",
  });

const alreadySaid = () =>
  fieldError("rule_broken", {
    field: "message",
    code: "already_said",
    message: "You have written to this person before.",
  });

/**
 * Returns the message to send for a like that arrives when the two are already a match, since the other was
 * quicker; nothing if the same text came with the like that made the match. The pair is locked until the
 * transaction ends.
 */
export async function pendingMessage(
  db: Db,
  match: Match,
  { memberId: senderId, candidateId, message: text, reactedAt }: Reaction,
): Promise<NewMessage | undefined> {
  if (text === null) return undefined;
  const former = await likeStore(db).find(senderId, candidateId);
  return former?.message === text
    ? undefined
    : firstMessage(db, match, { senderId, text, reactedAt });
}

/** Returns the text of a like as a message of the match that it led to, the same at every call. */
export async function firstMessage(
  db: Db,
  match: Match,
  {
    senderId,
    text,
    reactedAt,
  }: { readonly senderId: string; readonly text: string; readonly reactedAt: Date },
): Promise<NewMessage> {
  const conversationId = await openConversation(db, match, reactedAt);
  const clientMessageId = firstMessageId(match.id, text);
  return { ...textParts, role: "user", conversationId, senderId, text, clientMessageId };
}

/** @throws AppError `not_found` where the match has ended in the meantime */
export async function sendPendingMessage(services: AddServices, message: NewMessage) {
  try {
    await addMessage(services, message);
  } catch (error) {
    const isOver = error instanceof AppError && error.refusal === "conversation_closed";
    throw isOver ? new AppError("not_found") : error;
  }
}
