import type { Operation } from "../contract/operation.ts";
import type { Member } from "../members/member.ts";
import type { Facts } from "../run-context.ts";

/** The subject of a request: the ids of its path, in order, and values of its query or body. */
export interface Aim {
  readonly path?: readonly (string | undefined)[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

type Aiming = (facts: Facts, member: Member | undefined) => Aim;

/** Things that are there, by operation. Only reading calls and harmless ones are aimed at them. */
const aims: Readonly<Record<string, Aiming>> = {
  getProfilePicture: (_, member) => ({ path: [member?.id] }),
  getProfileVoice: (_, member) => ({ path: [member?.id] }),
  getCandidateByNickname: ({ nickname }) => ({ path: [nickname] }),
  getMessages: ({ conversationId }) => ({ path: [conversationId] }),
  getMessageAudio: (facts) => ({ path: [facts.conversationId, facts.audioMessageId] }),
  getAdviceHistory: ({ adviceId }) => ({ path: [adviceId] }),
  getVoiceReply: ({ voiceReplyId }) => ({ path: [voiceReplyId] }),
  sendVoiceNote: ({ conversationId }) => ({ path: [conversationId], body: { duration_ms: "800" } }),
  askByVoice: ({ twinId }) => ({
    query: { review: "true" },
    body: { conversationId: twinId, convType: "twin" },
  }),
  // A like for a match leaves it as it is.
  likeProfile: ({ matchedId }) => ({ path: [matchedId] }),
  reportProfile: ({ ownSecondId }) => ({ path: [ownSecondId] }),
  openConversationFromMatch: ({ matchId }) => ({ path: [matchId] }),
  // The member's own: a nickname is for good.
  updateMyProfile: (_, member) => ({ body: { nickname: member?.nickname } }),
};

export const aimOf = (operation: Operation, facts: Facts, member: Member | undefined): Aim =>
  aims[operation.id]?.(facts, member) ?? {};
