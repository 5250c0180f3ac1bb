import { requireStatus } from "../accounts/account.ts";
import type { Services } from "../../services.ts";
import { authenticate } from "../sessions/tokens.ts";
import { type LiveConnection, type LiveMember, WHOLE_MEMBER } from "../../live/live-connection.ts";
import type { Delivery } from "../../live/delivery.ts";
import { AppError, fieldError } from "../../errors/app-error.ts";
import {
  type Conversation,
  requireConversation,
  enterConversation,
} from "../conversations/rules.ts";
import { findSessionMember } from "../sessions/rules.ts";
import { messagesAfter } from "../messages/rules.ts";

/**
 * Lets a member with an access token who has answered the questionnaire open a live connection.
 * @throws AppError `unauthorized` or `onboarding_incomplete`
 */
export async function admitToLive(
  services: Pick<Services, "accessTokens" | "db">,
  accessToken: string | undefined,
): Promise<LiveMember> {
  const { member, expiresAt } = await authenticate(services, accessToken);
  requireStatus(member, "questionnaire_completed");
  return { memberId: member.id, sessionId: member.sessionId, expiresAt };
}

/** A client that missed more than this fetches the history. */
const MAX_MISSED = 500;

/** A live connection that buffers what it receives until it knows where to go on. */
export interface ReturningConnection extends LiveConnection {
  /** Requires the client to fetch the history up to the current end of the conversation. */
  resync(cursor: string): void;
  /**
   * Passes on what came after a message, then what it buffered, and from now on all in order.
   * @returns once it is live
   */
  goOn(after: number): Promise<void>;
}

/**
 * Brings a subscribed connection up to date: first what came after the last message that its client saw, then
 * what was said in the meantime, each once and in order. The member has read it. If the conversation ended
 * between the check and the subscription, the connection ends.
 */
export async function catchUp(
  services: Pick<Services, "db" | "messageCursors">,
  connection: ReturningConnection,
  conversationId: string,
  after: number | "unknown",
): Promise<void> {
  const entry = await enterConversation(services.db, connection.memberId, conversationId);
  if (entry === undefined) return connection.end("conversation ended");
  const { lastSeq, hiddenSeq } = entry;
  const isNear = after !== "unknown" && after <= lastSeq && lastSeq - after <= MAX_MISSED;
  if (isNear && after >= hiddenSeq) return connection.goOn(after);
  connection.resync(services.messageCursors.signLive(conversationId, lastSeq));
  return connection.goOn(lastSeq);
}

/**
 * Asks once more whether the session of a connection lives, after it has subscribed: one that ended
 * between the check and the subscription reached no connection.
 */
export async function confirmSession(services: Pick<Services, "db">, connection: LiveConnection) {
  const member = await findSessionMember(services.db, connection.sessionId);
  if (member === undefined) connection.end("session ended");
}

const PAGE = 50;

export async function* messagesMissedAfter(
  { messageCursors, db }: Pick<Services, "db" | "messageCursors">,
  conversationId: string,
  after: number,
): AsyncGenerator<readonly Delivery[]> {
  let seq = after;
  for (;;) {
    const page = await messagesAfter(db, conversationId, seq, PAGE);
    seq = page.at(-1)?.seq ?? seq;
    yield page.map((message) => ({
      message,
      cursor: messageCursors.signLive(conversationId, message.seq),
    }));
    if (page.length < PAGE) return;
  }
}

export interface SubscriptionQuery {
  readonly conversationId: unknown;
  /** The candidate that the advice is about, if the client names one. */
  readonly candidateId: unknown;
  readonly cursor: unknown;
}

export type Subscription =
  /** The events of the member as a whole. */
  | { readonly conversation: null }
  | {
      readonly conversation: Conversation;
      /** Number of the last message that the client has; "unknown" if unclear. */
      readonly after: number | "unknown";
    };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds the subject of a live connection: the member as a whole, or a conversation that they can see; an
 * advice only with the right candidate.
 * @throws AppError `malformed` or `not_found`
 */
export async function subscribe(
  services: Pick<Services, "db" | "messageCursors">,
  memberId: string,
  { conversationId, candidateId, cursor }: SubscriptionQuery,
): Promise<Subscription> {
  if (typeof conversationId !== "string" || !uuid.test(conversationId)) {
    throw fieldError("malformed", {
      field: "conversation_id",
      code: conversationId === undefined ? "required" : "format",
      message: "This is not the id of a conversation.",
    });
  }
  if (conversationId === WHOLE_MEMBER) return { conversation: null };
  const conversation = await requireConversation(services, memberId, conversationId.toLowerCase());
  if (candidateId !== undefined && !isAbout(conversation, candidateId)) {
    throw new AppError("not_found");
  }
  return { conversation, after: readCursor(services, conversation, cursor) };
}

const isAbout = ({ subjectId }: Conversation, candidateId: unknown): boolean =>
  typeof candidateId === "string" && candidateId.toLowerCase() === subjectId;

/** A client without a cursor goes on from where the conversation stands now. */
function readCursor(
  { messageCursors }: Pick<Services, "messageCursors">,
  { id, lastSeq }: Conversation,
  cursor: unknown,
): number | "unknown" {
  if (cursor === undefined) return lastSeq;
  if (typeof cursor !== "string") return "unknown";
  try {
    return messageCursors.readLive(id, cursor);
  } catch (error) {
    if (error instanceof AppError) return "unknown";
    throw error;
  }
}
