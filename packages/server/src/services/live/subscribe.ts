import { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";
import type { Conversation } from "../conversations/conversation.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import type { Parts } from "../parts.ts";
import { WHOLE_MEMBER } from "./whole-member.ts";

/** What a client asks a live connection to be about, as it asks. */
export interface SubscriptionQuery {
  readonly conversationId: unknown;
  /** Whom the advice is about, where the client says so. */
  readonly candidateId: unknown;
  /** The last cursor that the client saw. */
  readonly cursor: unknown;
}

/** What a live connection is about. */
export type Subscription =
  /** What concerns the member as a whole. */
  | { readonly conversation: null }
  | {
      readonly conversation: Conversation;
      /** After which message to go on; "unknown" where none can say. */
      readonly after: number | "unknown";
    };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds what a live connection is to be about: the member as a whole, or a conversation that they can see;
 * an advice only with the right candidate.
 * @throws AppError `malformed` or `not_found`
 */
export async function subscribe(
  parts: Pick<Parts, "messageCursors" | "stores">,
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
  const conversation = await requireConversation(parts, memberId, conversationId.toLowerCase());
  if (candidateId !== undefined && !isAbout(conversation, candidateId)) {
    throw new AppError("not_found");
  }
  return { conversation, after: readCursor(parts, conversation, cursor) };
}

const isAbout = ({ subjectId }: Conversation, candidateId: unknown): boolean =>
  typeof candidateId === "string" && candidateId.toLowerCase() === subjectId;

/** Whoever comes without a cursor goes on from where the conversation stands now. */
function readCursor(
  { messageCursors }: Pick<Parts, "messageCursors">,
  { id, lastSeq }: Conversation,
  cursor: unknown,
): number | "unknown" {
  if (cursor === undefined) return lastSeq;
  if (typeof cursor !== "string") return "unknown";
  try {
    return messageCursors.openLive(id, cursor);
  } catch (error) {
    if (error instanceof AppError) return "unknown";
    throw error;
  }
}
