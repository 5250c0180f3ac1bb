import { wav } from "../../../../packages/server/src/testing/audio/wav.ts";
import { queryForm } from "../../../../packages/server/src/testing/ask-by-voice.ts";
import { form } from "../../../../packages/server/src/testing/uploads/form.ts";
import { onceComplete, insiders, NOT_FOUND, only, row, type Row, unblocked } from "../row.ts";

/** Both members of a conversation are answered; a block has ended it as an unmatch does. */
export const ended = (answer: string, afterBlock = answer) =>
  only({ matched: answer, owner: answer, blocked: afterBlock, blocker: afterBlock });

const parties = ["blocked", "blocker", "matched"] as const;

/** Talk between two, with twins and with the advisor. */
export const talkRows = {
  getConversations: row("GET /conversations", onceComplete(insiders("200")), parties),
  openConversationFromMatch: row(
    ({ matchId }) => `POST /conversations/from-match/${matchId}`,
    onceComplete(only({ matched: "200", owner: "200" })),
  ),
  getMessages: row(
    ({ conversationId }) => `GET /conversations/${conversationId}/messages`,
    onceComplete(ended("200")),
    parties,
  ),
  sendVoiceNote: row(
    ({ conversationId }) => ({
      call: `POST /conversations/${conversationId}/messages/audio`,
      ...form(wav(), {
        field: "audio",
        filename: "voice.webm",
        type: "audio/webm",
        after: { duration_ms: "1000" },
      }),
    }),
    onceComplete(ended("201", "409 conversation_closed")),
  ),
  getMessageAudio: row(
    ({ conversationId, noteId }) => `GET /conversations/${conversationId}/messages/${noteId}/audio`,
    ended("200"),
  ),
  createTwinConversation: row(
    ({ userId }) => ({ call: "POST /twins", body: { candidate_user_id: userId } }),
    onceComplete(unblocked("200")),
  ),
  getTwinSharing: row("GET /me/twin/sharing", insiders("200")),
  getTwinTalks: row("GET /me/twin/talks", insiders("200")),
  askByVoice: row(
    ({ twinId }) => ({ call: "POST /voice/query", ...queryForm(twinId) }),
    onceComplete(only({ owner: "200" })),
  ),
  getVoiceReply: row(({ replyId }) => `GET /voice/replies/${replyId}`, only({ owner: "200" })),
  startAdvice: row(
    ({ userId }) => ({
      call: "POST /twin/advice/start",
      body: { candidate_user_id: userId },
    }),
    onceComplete(unblocked("200", { owner: NOT_FOUND })),
  ),
  getAdviceHistory: row(
    ({ adviceId }) => `GET /twin/advice/${adviceId}/history`,
    onceComplete(only({ owner: "200" })),
  ),
} satisfies Record<string, Row>;

/** Deletions of a conversation: called last, after the calls that read it. */
export const hidingRows = {
  // For the owner of the twin, not for the member who talks to it.
  endTwinTalk: row(({ talkId }) => `DELETE /me/twin/talks/${talkId}`, only({ owner: "204" })),
  // Without an answer there is nothing to leave out.
  confirmTwinSharing: row(
    () => ({ call: "PUT /me/twin/sharing", body: { answers: [] } }),
    insiders("422 validation_failed", { newcomer: "200" }),
  ),
  withdrawTwinSharing: row("DELETE /me/twin/sharing", insiders("200")),
  deleteConversation: row(
    ({ conversationId }) => `DELETE /conversations/${conversationId}`,
    onceComplete(ended("204")),
  ),
  // Also after it is deleted.
  reportConversation: row(
    ({ conversationId }) => ({
      call: `POST /conversations/${conversationId}/report`,
      body: { reason: "spam" },
    }),
    ended("202"),
  ),
} satisfies Record<string, Row>;
