import { errorTable } from "../errors/error-table.ts";
import type { AppError } from "../errors/app-error.ts";
import type { Schemas } from "../operations/schemas.ts";
import type { AiStatus } from "../services/live/live-connection.ts";

/** What an AI is doing, as the contract's `StatusFrame`, as text. */
export function statusFrame(conversationId: string, content: AiStatus): string {
  const frame: Schemas["StatusFrame"] = {
    type: "status",
    conversation_id: conversationId,
    content,
    role: "assistant",
  };
  return JSON.stringify(frame);
}

/** That the history must be fetched, as the contract's `EventFrame`, as text. */
export function resyncFrame(conversationId: string, cursor: string): string {
  const frame: Schemas["EventFrame"] = {
    type: "event",
    event: "resync",
    conversation_id: conversationId,
    cursor,
  };
  return JSON.stringify(frame);
}

/** A refusal, as the contract's `ErrorFrame`, as text. */
export function errorFrame(
  conversationId: string,
  clientMessageId: string | undefined,
  { refusal, message }: AppError,
): string {
  const frame: Schemas["ErrorFrame"] = {
    type: "error",
    conversation_id: conversationId,
    ...(clientMessageId !== undefined && { client_msg_id: clientMessageId }),
    error_code: errorTable[refusal].code,
    message,
  };
  return JSON.stringify(frame);
}
