import { all } from "../values/reading/all-choices.ts";
import type { ErrorCode, Schemas } from "../contract.ts";
import { readId, readText, readNonEmpty } from "../values/reading/nullable.ts";
import { readTime } from "../values/reading/figures.ts";
import { isAi, readRecording, type Recording } from "../values/message.ts";
import { fieldsOf, id, text, Unreadable } from "../values/reading/reader.ts";
import { choice, errorCode, time } from "../values/reading/readers.ts";
import { readStatus, type Status } from "./read-status.ts";

/** Stands for every conversation: in a status, and to join what concerns the member as a whole. */
export const everyConversation = "00000000-0000-0000-0000-000000000000";

/** A message received over the live connection. Fields that a plain backend leaves out are null. */
export interface LiveMessage {
  readonly type: "message";
  readonly kind: "message" | "audio";
  readonly conversation_id: string;
  readonly id: string | null;
  readonly sender_id: string | null;
  readonly by_ai: boolean;
  readonly content: string;
  readonly recording: Recording | null;
  readonly sent_at: string | null;
  readonly client_msg_id: string | null;
  readonly cursor: string | null;
}

/** A change of the activity in a conversation; `status` is null when it is over. */
interface LiveStatus {
  readonly type: "status";
  readonly conversation_id: string;
  readonly status: Status | null;
}

/** The server stored a message of this client. */
type LiveAck = Schemas["AckFrame"];

/** The server refused a message of this client. */
interface LiveError {
  readonly type: "error";
  readonly conversation_id: string;
  readonly client_msg_id: string | null;
  readonly code: ErrorCode;
  /** Empty where the server says no more than the code. */
  readonly message: string;
}

/** Something happened outside the conversation on the screen. */
interface LiveEvent {
  readonly type: "event";
  readonly event: Schemas["EventFrame"]["event"];
  readonly conversation_id: string;
  readonly match_id: string | null;
  readonly cursor: string | null;
}

export type LiveFrame = LiveMessage | LiveStatus | LiveAck | LiveError | LiveEvent;

type ReceivedFrame = Schemas["ReceivedFrame"];

const types = all<ReceivedFrame["type"]>()(["message", "audio", "status", "ack", "error", "event"]);

const events = all<LiveEvent["event"]>()([
  "twin_ready",
  "match",
  "like",
  "message",
  "conversation_ended",
  "resync",
]);

function read(json: unknown): LiveFrame {
  const raw = fieldsOf<ReceivedFrame>(json);
  const conversation_id = id(raw.conversation_id);
  const type = choice(types)(raw.type);
  switch (type) {
    case "message":
    case "audio":
      return {
        type: "message",
        kind: type,
        conversation_id,
        id: readId(raw.id),
        sender_id: readId(raw.sender_id),
        by_ai: isAi(raw.role),
        content: readText(raw.content) ?? "",
        recording: readRecording(raw),
        sent_at: readTime(raw.sent_at),
        client_msg_id: readId(raw.client_msg_id),
        cursor: readNonEmpty(raw.cursor),
      };
    case "status":
      return { type, conversation_id, status: readStatus(readText(raw.content) ?? "") };
    case "ack":
      return {
        type,
        conversation_id,
        client_msg_id: id(raw.client_msg_id),
        id: id(raw.id),
        sent_at: time(raw.sent_at),
        cursor: text(raw.cursor),
      };
    case "error":
      return {
        type,
        conversation_id,
        client_msg_id: readId(raw.client_msg_id),
        code: errorCode(raw.error_code),
        message: readText(raw.message) ?? "",
      };
    case "event":
      return {
        type,
        event: choice(events)(raw.event),
        conversation_id,
        match_id: readId(raw.match_id),
        cursor: readNonEmpty(raw.cursor),
      };
  }
}

/**
 * Reads a frame of the live connection. Returns undefined for text that is no frame, and for a frame of a
 * type that this client does not know; the caller ignores both (docs/product.md section 7).
 */
export function readFrame(frame: string): LiveFrame | undefined {
  try {
    return read(JSON.parse(frame));
  } catch (thrown) {
    if (thrown instanceof Unreadable || thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}
