import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Services } from "../../services.ts";
import { requireStatus } from "../accounts/account.ts";
import type { Candidate } from "../candidates/rules.ts";
import { composeCandidates } from "../candidates/compose-candidates.ts";
import { type PageQuery, readPage } from "../../foundation/page.ts";
import type { Member } from "../../foundation/member.ts";
import { conversationStore } from "./store.ts";
import type { Db } from "../../jobs/db.ts";
import type { Pair } from "../../foundation/pair.ts";
import { pageConversations } from "./queries.ts";

/** The partner in a conversation: a twin, the advisor about one candidate, or a person. */
export type ConversationType = "twin" | "advisor" | "user";

export interface Conversation {
  readonly id: string;
  readonly type: ConversationType;
  /** Both people; only one if the other is a former member. With an AI, the member who talks to it. */
  readonly memberIds: readonly string[];
  /** The owner of the twin, or the candidate that the advice is about; null between people. */
  readonly subjectId: string | null;
  /** The match it came of; null with an AI, and once the match is erased. */
  readonly matchId: string | null;
  /** The time since which it accepts no messages. */
  readonly closedAt: Date | null;
  /** The newest message; 0 before the first. */
  readonly lastSeq: number;
}

/**
 * A conversation that a member can see. A foreign one, one that they deleted, and one about a member who is
 * apart from them are not found, like one that never was. One that has ended can be seen.
 * @throws AppError `not_found`
 */
export async function requireConversation(
  { db }: Pick<Services, "db">,
  memberId: string,
  conversationId: string,
): Promise<Conversation> {
  const found = await conversationStore(db).find(memberId, conversationId);
  if (found === undefined) throw new AppError("not_found");
  return found;
}

export interface ConversationEntry extends ListedConversation {
  /** Null for one's own twin and a former member. */
  readonly participant: Candidate | null;
  /** Whether it takes no more messages now: it is closed, or the twin's owner keeps the twin to themself. */
  readonly hasEnded: boolean;
}

/**
 * A page of a member's conversations, with the totals of each type, whichever type was asked for.
 * @throws AppError `onboarding_incomplete` or `invalid_cursor`
 */
export async function getConversations(
  services: Pick<Services, "cursors" | "db" | "pairNoise">,
  member: Pick<Member, "id" | "onboardingStatus">,
  { type, ...query }: PageQuery & { readonly type?: ConversationType },
) {
  requireStatus(member, "questionnaire_completed");
  const { items, nextCursor, total } = await readPage(
    services,
    {
      memberId: member.id,
      name: `conversations:${type ?? "all"}`,
      page: (request) => pageConversations(services.db, member.id, type, request),
      count: () => conversationStore(services.db).countTypes(member.id),
      positionOf: ({ activeAt: at, id }: ListedConversation) => ({ at, id }),
    },
    query,
  );
  return { items: await withParticipants(services, member.id, items), nextCursor, totals: total };
}

async function withParticipants(
  services: Pick<Services, "db" | "pairNoise">,
  memberId: string,
  items: readonly ListedConversation[],
): Promise<ConversationEntry[]> {
  const ids = new Set(items.flatMap(({ participantId }) => participantId ?? []));
  const candidates = await composeCandidates(services, memberId, [...ids]);
  return items.map((item) => {
    const participant = candidates.get(item.participantId ?? "") ?? null;
    const isOthersTwin = item.type === "twin" && item.participantId !== null;
    const isKept = isOthersTwin && participant?.isTwinAvailable !== true;
    return { ...item, participant, hasEnded: item.closedAt !== null || isKept };
  });
}

/**
 * Hides a conversation and all its messages from a member; with another person, that person keeps theirs. It
 * starts again with a new message, or when it is opened.
 * @throws AppError `onboarding_incomplete` or `not_found`
 */
export async function deleteConversation(
  services: Pick<Services, "clock" | "db">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
): Promise<void> {
  requireStatus(member, "questionnaire_completed");
  await requireConversation(services, member.id, conversationId);
  await conversationStore(services.db).hide(member.id, conversationId, services.clock());
}

export interface ListedConversation extends Conversation {
  /**
   * The other person, the owner of the twin, or the candidate of the advice; null for one's own twin and a
   * former member.
   */
  readonly participantId: string | null;
  /** Nickname of the other person, also once they are apart; null with an AI, and for a former member. */
  readonly partnerNickname: string | null;
  /** When something was last said, or when the conversation began. */
  readonly activeAt: Date;
  readonly last: {
    readonly text: string | null;
    readonly transcript: string | null;
    readonly createdAt: Date;
  } | null;
  readonly unreadCount: number;
}

/**
 * The conversation of a match, begun if there is none. The pair is locked until the transaction ends. @returns its
 * id
 */
export async function openConversation(
  db: Db,
  match: Pair & { readonly id: string },
  now: Date,
): Promise<string> {
  const conversations = conversationStore(db);
  const found = await conversations.findOfMatch(match.id);
  if (found !== undefined) return found;
  const id = randomUUID();
  await conversations.openOfMatch(id, match, now);
  return id;
}

/** Closes the conversation of a match. @returns its id, if there is one */
export const closeOfMatch = (db: Db, matchId: string, now: Date) =>
  conversationStore(db).closeOfMatch(matchId, now);

/** Finds the conversations of either of two members with an AI about the other. */
export const findAbout = (db: Db, one: string, other: string) =>
  conversationStore(db).findAbout(one, other);

/** A conversation that a member takes part in and can see. */
export const findConversation = (db: Db, memberId: string, id: string) =>
  conversationStore(db).find(memberId, id);

export const showConversation = (db: Db, memberId: string, id: string, now: Date) =>
  conversationStore(db).show(memberId, id, now);

/** Enters a conversation live, and marks it as read to the end; returns undefined if it is not open. */
export const enterConversation = (db: Db, memberId: string, id: string) =>
  conversationStore(db).enter(memberId, id);

export const markRead = (db: Db, memberId: string, id: string, seq: number) =>
  conversationStore(db).markRead(memberId, id, seq);
