import { wav } from "../../../../packages/server/src/testing/audio/wav.ts";
import { queryForm } from "../../../../packages/server/src/testing/ask-by-voice.ts";
import { form } from "../../../../packages/server/src/testing/uploads/form.ts";
import { onceComplete, insiders, NOT_FOUND, only, type Row, unblocked } from "../row.ts";

/** Both of a conversation are answered; a block has ended it as an unmatch does. */
export const ended = (answer: string, afterBlock = answer) =>
  only({ matched: answer, owner: answer, blocked: afterBlock, blocker: afterBlock });

const parties = ["blocked", "blocker", "matched"] as const;

/** Talk between two, with twins and with the advisor. */
export const talkRows = {
  getConversations: {
    ask: () => ({ call: "GET /conversations" }),
    answers: onceComplete(insiders("200")),
    names: parties,
  },
  openConversationFromMatch: {
    ask: ({ matchId }) => ({ call: `POST /conversations/from-match/${matchId}` }),
    answers: onceComplete(only({ matched: "200", owner: "200" })),
  },
  getMessages: {
    ask: ({ conversationId }) => ({ call: `GET /conversations/${conversationId}/messages` }),
    answers: onceComplete(ended("200")),
    names: parties,
  },
  sendVoiceNote: {
    ask: ({ conversationId }) => ({
      call: `POST /conversations/${conversationId}/messages/audio`,
      ...form(wav(), {
        field: "audio",
        filename: "voice.webm",
        type: "audio/webm",
        after: { duration_ms: "1000" },
      }),
    }),
    answers: onceComplete(ended("201", "409 conversation_closed")),
  },
  getMessageAudio: {
    ask: ({ conversationId, noteId }) => ({
      call: `GET /conversations/${conversationId}/messages/${noteId}/audio`,
    }),
    answers: ended("200"),
  },
  createTwinConversation: {
    ask: ({ userId }) => ({ call: "POST /twins", body: { candidate_user_id: userId } }),
    answers: onceComplete(unblocked("200")),
  },
  getTwinSharing: {
    ask: () => ({ call: "GET /me/twin/sharing" }),
    answers: insiders("200"),
  },
  getTwinTalks: {
    ask: () => ({ call: "GET /me/twin/talks" }),
    answers: insiders("200"),
  },
  askByVoice: {
    ask: ({ twinId }) => ({ call: "POST /voice/query", ...queryForm(twinId) }),
    answers: onceComplete(only({ owner: "200" })),
  },
  getVoiceReply: {
    ask: ({ replyId }) => ({ call: `GET /voice/replies/${replyId}` }),
    answers: only({ owner: "200" }),
  },
  startAdvice: {
    ask: ({ userId }) => ({
      call: "POST /twin/advice/start",
      body: { candidate_user_id: userId },
    }),
    answers: onceComplete(unblocked("200", { owner: NOT_FOUND })),
  },
  getAdviceHistory: {
    ask: ({ adviceId }) => ({ call: `GET /twin/advice/${adviceId}/history` }),
    answers: onceComplete(only({ owner: "200" })),
  },
} satisfies Record<string, Row>;

/** Deletions of a conversation: called last, after the calls that read it. */
export const hidingRows = {
  endTwinTalk: {
    ask: ({ talkId }) => ({ call: `DELETE /me/twin/talks/${talkId}` }),
    // Whose twin it is, and not who talks to it.
    answers: only({ owner: "204" }),
  },
  confirmTwinSharing: {
    ask: () => ({ call: "PUT /me/twin/sharing", body: { answers: [] } }),
    // Without an answer there is nothing to leave out.
    answers: insiders("422 validation_failed", { newcomer: "200" }),
  },
  withdrawTwinSharing: {
    ask: () => ({ call: "DELETE /me/twin/sharing" }),
    answers: insiders("200"),
  },
  deleteConversation: {
    ask: ({ conversationId }) => ({ call: `DELETE /conversations/${conversationId}` }),
    answers: onceComplete(ended("204")),
  },
  // Also once it is deleted.
  reportConversation: {
    ask: ({ conversationId }) => ({
      call: `POST /conversations/${conversationId}/report`,
      body: { reason: "spam" },
    }),
    answers: ended("202"),
  },
} satisfies Record<string, Row>;
