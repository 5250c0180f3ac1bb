import type { ErrorCode, Schemas } from "../contract.ts";
import { readText } from "../values/nullable.ts";
import { isAi, readRecording, type Recording } from "../values/message.ts";

/** Stands for every conversation: in a status, and to join what concerns the member as a whole. */
export const everyConversation = "00000000-0000-0000-0000-000000000000";

/** A message that came over the live connection. What a plain backend leaves out is null. */
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

/** What somebody is doing; an empty `content` takes the last status away. */
interface LiveStatus {
  readonly type: "status";
  readonly conversation_id: string;
  readonly content: string;
}

/** A message of ours is stored. */
type LiveAck = Schemas["AckFrame"];

/** A message of ours was refused. */
interface LiveError {
  readonly type: "error";
  readonly conversation_id: string;
  readonly client_msg_id: string | null;
  readonly code: ErrorCode;
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

/** What each type of frame cannot do without. A type of the contract that is missing does not compile. */
const needed: Readonly<Record<ReceivedFrame["type"], readonly string[]>> = {
  message: ["role"],
  audio: ["role"],
  status: [],
  ack: ["client_msg_id", "id", "sent_at", "cursor"],
  error: ["error_code", "message"],
  event: ["event"],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function parseFrame(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFrame(value: unknown): value is ReceivedFrame {
  if (!isRecord(value) || typeof value.type !== "string") return false;
  if (!Object.hasOwn(needed, value.type)) return false;
  const names = ["conversation_id", ...needed[value.type as ReceivedFrame["type"]]];
  return names.every((name) => typeof value[name] === "string");
}

/**
 * Reads what came over the live connection. Whatever is no frame, or none of a type that this client
 * knows, gives undefined and is to be ignored (SPEC.md section 7).
 */
export function readFrame(text: string): LiveFrame | undefined {
  const raw = parseFrame(text);
  if (!isFrame(raw)) return undefined;
  const { conversation_id } = raw;
  switch (raw.type) {
    case "message":
    case "audio":
      return {
        type: "message",
        kind: raw.type,
        conversation_id,
        id: raw.id ?? null,
        sender_id: raw.sender_id ?? null,
        by_ai: isAi(raw.role),
        content: readText(raw.content) ?? "",
        recording: readRecording(raw),
        sent_at: raw.sent_at ?? null,
        client_msg_id: raw.client_msg_id ?? null,
        cursor: raw.cursor ?? null,
      };
    case "status":
      return { type: "status", conversation_id, content: readText(raw.content) ?? "" };
    case "ack":
      return raw;
    case "error":
      return {
        type: "error",
        conversation_id,
        client_msg_id: raw.client_msg_id ?? null,
        code: raw.error_code,
        message: raw.message,
      };
    case "event":
      return {
        type: "event",
        event: raw.event,
        conversation_id,
        match_id: raw.match_id ?? null,
        cursor: raw.cursor ?? null,
      };
  }
}
