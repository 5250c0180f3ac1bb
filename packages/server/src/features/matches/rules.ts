import { createHash, randomUUID } from "node:crypto";
import { type Pair, pairOf } from "../../foundation/pair.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Db } from "../../jobs/db.ts";
import { requireStatus } from "../accounts/account.ts";
import { type Candidate, requireVisible, withCandidates } from "../candidates/rules.ts";
import { type Page, type PageQuery, type PageRequest, readPage } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { textParts } from "../../live/delivery.ts";
import { matchStore, type Match, type OwnMatch } from "./store.ts";
import {
  closeOfMatch,
  findAbout,
  showConversation,
  openConversation,
} from "../conversations/rules.ts";
import { addMessage } from "../messages/add-message.ts";

export type { Match, OwnMatch } from "./store.ts";

/** A match that is or was the member's own. @throws AppError `not_found` */
async function findOwnMatch(db: Db, memberId: string, matchId: string): Promise<Match> {
  const match = await matchStore(db).find(matchId);
  if (match?.lowId !== memberId && match?.highId !== memberId) throw new AppError("not_found");
  return match;
}

export interface MatchEntry extends OwnMatch {
  readonly candidate: Candidate;
}

/** A page of a member's matches. @throws AppError `onboarding_incomplete` or `invalid_cursor` */
export async function getMatches(
  services: Pick<Services, "cursors" | "db" | "pairNoise">,
  member: Pick<Member, "id" | "onboardingStatus">,
  query: PageQuery,
): Promise<Page<MatchEntry>> {
  requireStatus(member, "questionnaire_completed");
  const matches = matchStore(services.db);
  const page = await readPage(
    services,
    {
      memberId: member.id,
      name: "matches",
      page: (request) => matches.page(member.id, request),
      count: () => matches.count(member.id),
      positionOf: ({ createdAt: at, id }: OwnMatch) => ({ at, id }),
    },
    query,
  );
  return { ...page, items: await withCandidates(services, member.id, page.items) };
}

/**
 * Opens the conversation of a match: begins it for both at the first call, and again for a member who deleted
 * it.
 * @returns its id
 * @throws AppError `onboarding_incomplete`, or `not_found` also for a match that has ended, or whose other
 *   member is not visible
 */
export function openConversationFromMatch(
  services: Pick<Services, "clock" | "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  matchId: string,
): Promise<string> {
  requireStatus(member, "onboarding_complete");
  return services.transaction(async (db) => {
    await matchStore(db).lockPair(await findOwnMatch(db, member.id, matchId));
    const match = await findOwnMatch(db, member.id, matchId);
    if (match.endedAt !== null) throw new AppError("not_found");
    const { lowId, highId } = match;
    await requireVisible(db, member.id, lowId === member.id ? highId : lowId);
    const now = services.clock();
    const conversationId = await openConversation(db, match, now);
    await showConversation(db, member.id, conversationId, now);
    return conversationId;
  });
}

const likeParts = { ...textParts, role: "user" } as const;

/** Returns the same UUID for the same text of a like in a match, so that it is sent only once. */
export function firstMessageId(matchId: string, text: string): string {
  const hex = createHash("sha256").update(`${matchId} ${text}`).digest("hex").slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-a$4-$5");
}

interface MatchedLike {
  readonly memberId: string;
  /** The first message that it carries; null for none. */
  readonly message: string | null;
  /** Whether the message is kept from the other. @default false */
  readonly isHeld?: boolean;
  readonly reactedAt: Date;
}

/**
 * Makes a match of two likes, in the transaction of the second. Their texts open the conversation,
 * the earlier first. @returns the match's id
 */
export async function addMatch(
  db: Db,
  likes: readonly [MatchedLike, MatchedLike],
  now: Date,
): Promise<string> {
  const [one, other] = likes;
  const match = { id: randomUUID(), ...pairOf(one.memberId, other.memberId), createdAt: now };
  await matchStore(db).add(match);
  const inOrder = likes.toSorted((a, b) => a.reactedAt.getTime() - b.reactedAt.getTime());
  for (const {
    memberId: senderId,
    message: text,
    isHeld = false,
    reactedAt: createdAt,
  } of inOrder) {
    if (text === null || isHeld) continue;
    const conversationId = await openConversation(db, match, now);
    const clientMessageId = firstMessageId(match.id, text);
    const said = { ...likeParts, conversationId, senderId, text, clientMessageId, createdAt };
    await addMessage(db, { ...said, id: randomUUID() }, []);
  }
  return match.id;
}

export async function notifyMatch(
  services: Pick<Services, "live">,
  matchId: string,
  memberIds: readonly string[],
): Promise<void> {
  for (const id of memberIds) await services.live.notifyMember(id, { event: "match", matchId });
}

export interface EndedMatch {
  readonly conversationId: string | undefined;
}

/**
 * Ends the match of a pair for both, closes their conversation and withdraws both likes; harmless when
 * there is none. The pair is locked until the transaction ends.
 */
export async function endMatch(db: Db, pair: Pair, now: Date): Promise<EndedMatch> {
  const match = await matchStore(db).findLatest(pair);
  if (match === undefined || match.endedAt !== null) return { conversationId: undefined };
  // A message holds the conversation before it writes their past, as ending the match does: in one order.
  const conversationId = await closeOfMatch(db, match.id, now);
  await matchStore(db).end(match, now);
  return { conversationId };
}

/**
 * Ends what is open of their conversation and of what either says to an AI about the other, and notifies the
 * members that these conversations have ended; about the match they get nothing.
 */
export async function notifyEnd(
  services: Pick<Services, "db" | "live">,
  { lowId, highId }: Pair,
  { conversationId }: EndedMatch,
): Promise<void> {
  if (conversationId !== undefined) {
    await services.live.endConversation(conversationId, [lowId, highId]);
  }
  for (const { id, ownerId } of await findAbout(services.db, lowId, highId)) {
    await services.live.endConversation(id, [ownerId]);
  }
}

/**
 * Ends a match for both, who do not come across each other again; ending it twice, or after a block, is harmless.
 * @throws AppError `onboarding_incomplete`, or `not_found` for a match that never was the member's own
 */
export async function unmatch(
  services: Pick<Services, "clock" | "db" | "live" | "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  matchId: string,
): Promise<void> {
  requireStatus(member, "onboarding_complete");
  const { match, ended } = await services.transaction(async (db) => {
    const own = await findOwnMatch(db, member.id, matchId);
    await matchStore(db).lockPair(own);
    const isOver = (await findOwnMatch(db, member.id, matchId)).endedAt !== null;
    const none = { conversationId: undefined };
    return { match: own, ended: isOver ? none : await endMatch(db, own, services.clock()) };
  });
  await notifyEnd(services, match, ended);
}

export const lockPair = (db: Db, pair: Pair) => matchStore(db).lockPair(pair);

export const findLatestMatch = (db: Db, pair: Pair) => matchStore(db).findLatest(pair);

export const pageMatches = (db: Db, memberId: string, page: PageRequest) =>
  matchStore(db).page(memberId, page);
