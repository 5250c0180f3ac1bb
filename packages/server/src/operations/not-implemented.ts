import type { OperationId } from "./operation.ts";

/**
 * Operations of the contract that this server does not have yet. Each answers 501 `not_implemented`, as
 * the contract asks of a backend under construction.
 */
export const notImplemented = [
  "askByVoice",
  "blockProfile",
  "createTwinConversation",
  "deleteConversation",
  "getAdviceHistory",
  "getCandidateByNickname",
  "getContactStamp",
  "getConversations",
  "getCriteria",
  "getDiscoverFeed",
  "getLikes",
  "getMatches",
  "getMessageAudio",
  "getMessages",
  "getVoiceReply",
  "likeProfile",
  "openConversationFromMatch",
  "reportProfile",
  "sendContactMessage",
  "sendVoiceNote",
  "startAdvice",
  "undoLike",
  "unmatch",
  "updateCriteria",
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];
