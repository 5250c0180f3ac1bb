import type { SentMessage } from "./sent-message.ts";
import { everyConversation, type Frame } from "./socket.ts";

/** The context in which a frame is sent. */
interface Place {
  readonly conversationId: string;
  /** The connected member, by the access token. */
  readonly memberId?: string | undefined;
  readonly cursor: string;
  readonly now: Date;
  /** The message that the frame answers; undefined in an opening. */
  readonly message?: SentMessage | undefined;
}

/** A client that sent no `client_msg_id` receives the message itself instead of an acknowledgement. */
function echo({ type: _type, client_msg_id: _id, ...ack }: Frame, place: Place): Frame {
  const { message, memberId } = place;
  return {
    ...ack,
    type: "message",
    conversation_id: place.conversationId,
    content: message?.content,
    role: "user",
    ...(memberId === undefined ? {} : { sender_id: memberId }),
  };
}

function withClientMessageId(frame: Frame, place: Place): Frame {
  if (!("client_msg_id" in frame)) return frame;
  const { client_msg_id: named } = place.message ?? {};
  if (named !== undefined) return { ...frame, client_msg_id: named };
  if (frame.type === "ack" && place.message) return echo(frame, place);
  if (frame.type !== "error") return frame;
  const { client_msg_id: _id, ...unnamed } = frame;
  return unnamed as Frame;
}

/**
 * A frame of the contract's examples as this connection would get it: of its conversation, sent now,
 * and, as an answer, with an id of its own. Fields that the example leaves out stay out.
 */
export function fitFrame(example: Frame, place: Place): Frame {
  const frame = withClientMessageId(example, place);
  const ofOne = ![frame.conversation_id, place.conversationId].includes(everyConversation);
  return {
    ...frame,
    ...(ofOne ? { conversation_id: place.conversationId } : {}),
    ...("id" in frame && place.message ? { id: crypto.randomUUID() } : {}),
    ...("sent_at" in frame ? { sent_at: place.now.toISOString() } : {}),
    ...("cursor" in frame ? { cursor: place.cursor } : {}),
  };
}
