import type { Schemas } from "@gemel/api";
import { readableText, visibleText } from "@gemel/i18n/server";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type AiStatus, type LiveEvent, WHOLE_MEMBER } from "../../live/live-connection.ts";
import { messageAudioUrl } from "../messages/message-answer.ts";
import type { Delivery } from "../../live/delivery.ts";
import { errorTable } from "../../errors/error-table.ts";
import { AppError } from "../../errors/app-error.ts";
import { isRecord, readJson } from "../../foundation/read-json.ts";
import type { Contract } from "../../http/contract.ts";

interface SentFrame {
  readonly conversationId: string;
  readonly text: string;
  readonly clientMessageId: string | null;
}

/** A frame that was read, or why it cannot be; and what its sender calls it. */
type ReadFrame =
  | { readonly frame: SentFrame; readonly clientMessageId: string | undefined }
  | { readonly fault: AppError; readonly clientMessageId: string | undefined };

export type ReadSentFrame = (text: string) => ReadFrame;

const SCHEMAS = "#/components/schemas";
const readers = new WeakMap<Contract, ReadSentFrame>();

export function sentFrameReaderOf(contract: Contract): ReadSentFrame {
  const known = readers.get(contract);
  if (known !== undefined) return known;
  const reader = createSentFrameReader(contract);
  readers.set(contract, reader);
  return reader;
}

function createSentFrameReader(contract: Contract): ReadSentFrame {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(contract, "contract");
  const isSentFrame = validatorOf<Schemas["SentMessageFrame"]>(ajv, "SentMessageFrame");
  const isClientId = validatorOf<string>(ajv, "ClientMessageId");
  return (text) => {
    const value = parse(text);
    const named = isRecord(value) ? value["client_msg_id"] : undefined;
    const clientMessageId = isClientId(named) ? named : undefined;
    if (!isSentFrame(value) || !value.content.isWellFormed()) return unreadable(clientMessageId);
    const content = readableText(value.content);
    if (visibleText(content) === "") return unreadable(clientMessageId);
    const frame = {
      conversationId: value.conversation_id.toLowerCase(),
      text: content,
      clientMessageId: clientMessageId?.toLowerCase() ?? null,
    };
    return { frame, clientMessageId };
  };
}

function validatorOf<Value>(ajv: Ajv2020, name: string): ValidateFunction<Value> {
  const validate = ajv.getSchema<Value>(`contract${SCHEMAS}/${name}`);
  if (validate === undefined) throw new Error(`the contract has no ${name}`);
  return validate as ValidateFunction<Value>;
}

function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

const unreadable = (clientMessageId: string | undefined): ReadFrame => ({
  fault: new AppError("malformed", { message: "This message cannot be read." }),
  clientMessageId,
});

export const eventFrame = (event: LiveEvent): Schemas["EventFrame"] => ({
  type: "event",
  event: event.event,
  conversation_id: "conversationId" in event ? event.conversationId : WHOLE_MEMBER,
  ...("matchId" in event && { match_id: event.matchId }),
  ...("cursor" in event && { cursor: event.cursor }),
});

type Audience = "sender" | "others";

const written = new WeakMap<Delivery, Partial<Record<Audience, string>>>();

/** A message as the contract's `MessageFrame`, as text; written once for all who get the same. */
export function messageFrame(delivery: Delivery, memberId: string): string {
  const texts = written.get(delivery) ?? {};
  written.set(delivery, texts);
  const audience = delivery.message.senderId === memberId ? "sender" : "others";
  return (texts[audience] ??= JSON.stringify(frameFor(audience, delivery)));
}

function frameFor(audience: Audience, { message, cursor }: Delivery): Schemas["MessageFrame"] {
  const { audio, clientMessageId } = message;
  return {
    type: message.kind === "text" ? "message" : "audio",
    conversation_id: message.conversationId,
    content: message.text,
    role: message.role,
    id: message.id,
    sender_id: message.senderId,
    sent_at: message.createdAt.toISOString(),
    ...(audience === "sender" && clientMessageId !== null && { client_msg_id: clientMessageId }),
    cursor,
    ...(audio !== null && {
      audio_url: messageAudioUrl(message),
      audio_duration_ms: audio.durationMs,
      transcript: message.transcript,
      mime_type: audio.mime,
    }),
  };
}

export const ackFrame = ({ message, cursor }: Delivery): string =>
  JSON.stringify({
    type: "ack",
    conversation_id: message.conversationId,
    client_msg_id: message.clientMessageId ?? "",
    id: message.id,
    sent_at: message.createdAt.toISOString(),
    cursor,
  } satisfies Schemas["AckFrame"]);

export const statusFrame = (conversationId: string, content: AiStatus): string =>
  JSON.stringify({
    type: "status",
    conversation_id: conversationId,
    content,
    role: "assistant",
  } satisfies Schemas["StatusFrame"]);

export const resyncFrame = (conversationId: string, cursor?: string): string =>
  JSON.stringify({
    type: "event",
    event: "resync",
    conversation_id: conversationId,
    ...(cursor !== undefined && { cursor }),
  } satisfies Schemas["EventFrame"]);

export const errorFrame = (
  conversationId: string,
  clientMessageId: string | undefined,
  { refusal, message }: AppError,
): string =>
  JSON.stringify({
    type: "error",
    conversation_id: conversationId,
    ...(clientMessageId !== undefined && { client_msg_id: clientMessageId }),
    error_code: errorTable[refusal].code,
    message,
  } satisfies Schemas["ErrorFrame"]);
