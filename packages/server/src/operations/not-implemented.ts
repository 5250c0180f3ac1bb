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
  "getCompletionStatus",
  "getContactStamp",
  "getConversations",
  "getCriteria",
  "getDiscoverFeed",
  "getLikes",
  "getMatches",
  "getMessageAudio",
  "getMessages",
  "getMyVoice",
  "getProfileDigest",
  "getProfileVoice",
  "getQuestionnaire",
  "getVoiceReply",
  "getVoiceScript",
  "likeProfile",
  "openConversationFromMatch",
  "removeMyVoice",
  "reportProfile",
  "sendContactMessage",
  "sendVoiceNote",
  "startAdvice",
  "submitAnswers",
  "undoLike",
  "unmatch",
  "updateCriteria",
  "uploadMyVoice",
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];
