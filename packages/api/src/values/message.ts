import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import { readChoice, readId, readText, readNonEmpty } from "./reading/nullable.ts";
import { readCount } from "./reading/figures.ts";
import { type Page, pageOf } from "./reading/page.ts";
import { type Fields, fieldsOf, id, type Reader } from "./reading/reader.ts";
import { fieldsIn, time } from "./reading/readers.ts";

/** A recording's address, for `getAudio`, and its known properties. */
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
  /** Null if the message is no recording. */
  readonly recording: Recording | null;
  readonly sent_at: string;
  /** The sender's own id for it. */
  readonly client_msg_id: string | null;
}

const kinds = all<Message["kind"]>()(["message", "audio", "status"]);

/** A role says who speaks: `model` and `assistant` are an AI, everything else is a human. */
export const isAi = (role: unknown): boolean => readChoice(["model", "assistant"], role) !== null;

type ArrivingRecording = Pick<
  Fields<Schemas["Message"]>,
  "audio_url" | "audio_duration_ms" | "transcript" | "mime_type"
>;

export function readRecording(raw: ArrivingRecording): Recording | null {
  const url = readNonEmpty(raw.audio_url);
  if (url === null) return null;
  return {
    url,
    duration_ms: readCount(raw.audio_duration_ms),
    transcript: readText(raw.transcript),
    mime_type: readText(raw.mime_type),
  };
}

/** Reads a message, whether it names its kind `msg_type` or `type`. */
export function readMessage(json: unknown): Message {
  const raw = fieldsOf<Schemas["Message"]>(json);
  return {
    id: id(raw.id),
    conversation_id: id(raw.conversation_id),
    sender_id: readId(raw.sender_id),
    by_ai: isAi(raw.role),
    kind: readChoice(kinds, raw.msg_type) ?? readChoice(kinds, raw.type) ?? "message",
    content: readText(raw.content) ?? "",
    recording: readRecording(raw),
    sent_at: time(raw.sent_at),
    client_msg_id: readId(raw.client_msg_id),
  };
}

const readList = pageOf(readMessage);

/** Reads messages, in the order in which they were sent. */
export function readMessages(json: unknown): Page<Message> {
  const page = readList(json);
  const items = page.items.toSorted((a, b) => Date.parse(a.sent_at) - Date.parse(b.sent_at));
  return { ...page, items };
}

/** In the place of a cursor, for a backend that pages by number only; no server's cursor has a `=` inside. */
const numbered = /^page=(\d+)$/;

/** The number of a page that is named in the place of a cursor; null of a cursor of the server's. */
export function numberedPage(cursor: string | null): number | null {
  const number = numbered.exec(cursor ?? "")?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * Reads a page of messages. A server announces that it takes `before` by naming `next_cursor`, empty or
 * not (decision 0003); of any other, a full page is followed by the next number.
 */
export const messagesOf =
  ({ page, limit }: { page: number; limit: number }): Reader<Page<Message>> =>
  (json) => {
    const read = readMessages(json);
    const isAnnounced = fieldsIn<Schemas["Messages"]>(json).next_cursor !== undefined;
    const isLast = isAnnounced || read.items.length < limit;
    return isLast ? read : { ...read, next_cursor: `page=${page + 1}` };
  };
