import type { Schemas } from "../contract.ts";
import { readNumber, readText } from "./nullable.ts";
import { type Page, readPage } from "./page.ts";

/** Where to fetch a recording with `getAudio`, and what is known of it. */
export interface Recording {
  readonly url: string;
  readonly duration_ms: number | null;
  readonly transcript: string | null;
  readonly mime_type: string | null;
}

/** A message of a conversation. */
export interface Message {
  readonly id: string;
  readonly conversation_id: string;
  /** The member who sent it; null for an AI. */
  readonly sender_id: string | null;
  /** Whether an AI wrote it; it must be labelled so. */
  readonly by_ai: boolean;
  readonly kind: "message" | "audio" | "status";
  /** Text or Markdown; empty for a recording without words. */
  readonly content: string;
  /** Null where it is no recording. */
  readonly recording: Recording | null;
  readonly sent_at: string;
  /** The sender's own id for it. */
  readonly client_msg_id: string | null;
}

/** A role says who speaks: `model` and `assistant` are an AI, everything else is a human. */
export const isAi = (role: string): boolean => role === "model" || role === "assistant";

type ArrivingRecording = Pick<
  Partial<Schemas["Message"]>,
  "audio_url" | "audio_duration_ms" | "transcript" | "mime_type"
>;

/** Reads a recording, or null where there is none. */
export function readRecording(raw: ArrivingRecording): Recording | null {
  const url = readText(raw.audio_url);
  if (url === null || url === "") return null;
  return {
    url,
    duration_ms: readNumber(raw.audio_duration_ms),
    transcript: readText(raw.transcript),
    mime_type: readText(raw.mime_type),
  };
}

/** Reads a message, whether it names its kind `msg_type` or `type`. */
export function readMessage(raw: Schemas["Message"]): Message {
  return {
    id: raw.id,
    conversation_id: raw.conversation_id,
    sender_id: raw.sender_id,
    by_ai: isAi(raw.role),
    kind: raw.msg_type ?? raw.type ?? "message",
    content: readText(raw.content) ?? "",
    recording: readRecording(raw),
    sent_at: raw.sent_at,
    client_msg_id: raw.client_msg_id ?? null,
  };
}

/** Reads messages, in the order in which they were sent. */
export function readMessages(
  raw: Schemas["MessagesAnswer"] | Schemas["AdviceHistory"],
): Page<Message> {
  const page = readPage(raw, readMessage);
  const items = page.items.toSorted((a, b) => Date.parse(a.sent_at) - Date.parse(b.sent_at));
  return { ...page, items };
}
