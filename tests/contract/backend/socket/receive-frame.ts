import type { components } from "@gemel/api/schema";
import type { Contract } from "../contract/contract.ts";
import type { StoredConversation, StoredMessage } from "../world/conversation.ts";
import { makeMessage, replyTo } from "../world/talk.ts";
import type { World } from "../world/world.ts";
import type { Connection } from "./live.ts";
import type { SocketRules } from "./socket-rules.ts";
import { cursorOf, tellMessage } from "./tell-message.ts";

type SentFrame = components["schemas"]["SentMessageFrame"];

const SENT_FRAME = "/components/schemas/SentMessageFrame";

/** What a connection talks with. */
export interface Talking {
  readonly contract: Contract;
  readonly world: World;
  readonly rules: SocketRules;
  readonly connection: Connection;
  /** Undefined where the member subscribed to everything. */
  readonly conversation: StoredConversation | undefined;
}

/** Stores a message and acknowledges it, or says why not. */
export function receiveFrame(talking: Talking, value: unknown): void {
  const { connection, contract, conversation } = talking;
  const fits = contract.schemas.check(SENT_FRAME, value).length === 0;
  const frame = value as SentFrame;
  const refuse = (error_code: components["schemas"]["ErrorCode"], message: string) =>
    connection.send({
      type: "error",
      conversation_id: connection.conversationId,
      ...(fits && frame.client_msg_id !== undefined && { client_msg_id: frame.client_msg_id }),
      error_code,
      message,
    });
  if (!fits) return refuse("validation_failed", "This is no message.");
  if (!conversation || frame.conversation_id !== conversation.id) {
    return refuse("not_found", "This connection is for another conversation.");
  }
  if (conversation.ended) return refuse("conversation_closed", "This conversation has ended.");
  takeMessage(talking, conversation, frame);
}

function takeMessage(talking: Talking, conversation: StoredConversation, frame: SentFrame): void {
  const { connection, rules, world } = talking;
  const { client_msg_id: clientMessageId, content } = frame;
  const repeated = clientMessageId && rules.findRepeated(conversation, clientMessageId);
  if (repeated) return acknowledge(talking, conversation, repeated);
  const senderId = connection.memberId;
  const message = makeMessage(world, { senderId, content, clientMessageId });
  rules.store(conversation, message);
  if (clientMessageId !== undefined) acknowledge(talking, conversation, message);
  tellMessage(world, conversation, message, clientMessageId === undefined ? undefined : connection);
  if (conversation.type !== "user") answer(talking, conversation, content);
}

function acknowledge(
  { connection }: Talking,
  conversation: StoredConversation,
  message: StoredMessage,
): void {
  connection.send({
    type: "ack",
    conversation_id: conversation.id,
    client_msg_id: message.clientMessageId ?? "",
    id: message.id,
    sent_at: message.sentAt,
    cursor: cursorOf(conversation, message),
  });
}

/** The AI thinks, and answers. */
function answer(
  { connection, rules, world }: Talking,
  conversation: StoredConversation,
  content: string,
): void {
  const status = { type: "status", content: "thinking", role: "assistant" } as const;
  connection.send({ ...status, conversation_id: conversation.id });
  const reply = makeMessage(world, { senderId: null, content: replyTo(content) });
  rules.store(conversation, reply);
  tellMessage(world, conversation, reply);
}
