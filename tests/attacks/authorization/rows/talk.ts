import { wav } from "../../../../packages/server/src/testing/audio/wav.ts";
import { queryForm } from "../../../../packages/server/src/testing/ask-by-voice.ts";
import { form } from "../../../../packages/server/src/testing/form.ts";
import { insiders, NOT_FOUND, only, type Row, unblocked } from "../row.ts";

/** Talk between two, with twins and with the advisor. */
export const talkRows = {
  getConversations: {
    ask: () => ({ call: "GET /conversations" }),
    answers: insiders("200"),
    names: ["matched"],
  },
  openConversationFromMatch: {
    ask: ({ matchId }) => ({ call: `POST /conversations/from-match/${matchId}` }),
    answers: only({ matched: "200", owner: "200" }),
  },
  getMessages: {
    ask: ({ conversationId }) => ({ call: `GET /conversations/${conversationId}/messages` }),
    answers: only({ matched: "200", owner: "200" }),
    names: ["matched"],
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
    answers: only({ matched: "201", owner: "201" }),
  },
  getMessageAudio: {
    ask: ({ conversationId, noteId }) => ({
      call: `GET /conversations/${conversationId}/messages/${noteId}/audio`,
    }),
    answers: only({ matched: "200", owner: "200" }),
  },
  createTwinConversation: {
    ask: ({ userId }) => ({ call: "POST /twins", body: { candidate_user_id: userId } }),
    answers: unblocked("200"),
  },
  askByVoice: {
    ask: ({ twinId }) => ({ call: "POST /voice/query", ...queryForm(twinId) }),
    answers: only({ owner: "200" }),
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
    answers: unblocked("200", { owner: NOT_FOUND }),
  },
  getAdviceHistory: {
    ask: ({ adviceId }) => ({ call: `GET /twin/advice/${adviceId}/history` }),
    answers: only({ owner: "200" }),
  },
} satisfies Record<string, Row>;

/** What hides a talk: asked for when nobody reads it any more. */
export const hidingRows = {
  deleteConversation: {
    ask: ({ conversationId }) => ({ call: `DELETE /conversations/${conversationId}` }),
    answers: only({ matched: "204", owner: "204" }),
  },
} satisfies Record<string, Row>;
