import type { OperationId } from "./operation.ts";

/**
 * Operations of the contract that this server does not have yet. Each answers 501 `not_implemented`, as
 * the contract asks of a backend under construction.
 */
export const notImplemented = [
  "askByVoice",
  "createTwinConversation",
  "deleteConversation",
  "getAdviceHistory",
  "getContactStamp",
  "getConversations",
  "getMessageAudio",
  "getMessages",
  "getVoiceReply",
  "sendContactMessage",
  "sendVoiceNote",
  "startAdvice",
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];
