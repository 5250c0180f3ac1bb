import { conversation, json, lukas, recording, upload } from "./valid-request.ts";

const message = "0f1e2d3c-4b5a-4697-8877-665544332211";

export const talk = {
  getConversations: { path: "/conversations" },
  deleteConversation: { path: `/conversations/${conversation}` },
  createTwinConversation: { path: "/twins" },
  getTwinSharing: { path: "/me/twin/sharing" },
  confirmTwinSharing: { path: "/me/twin/sharing", init: json({ answers: [] }) },
  withdrawTwinSharing: { path: "/me/twin/sharing" },
  getTwinTalks: { path: "/me/twin/talks" },
  endTwinTalk: { path: `/me/twin/talks/${conversation}` },
  openConversationFromMatch: { path: `/conversations/from-match/${lukas}` },
  getMessages: { path: `/conversations/${conversation}/messages?page=1&limit=50` },
  getMessageAudio: { path: `/conversations/${conversation}/messages/${message}/audio` },
  sendVoiceNote: {
    path: `/conversations/${conversation}/messages/audio`,
    init: upload("audio", recording, { duration_ms: "4200" }),
  },
  startAdvice: { path: "/twin/advice/start", init: json({ candidate_user_id: lukas }) },
  getAdviceHistory: { path: `/twin/advice/${conversation}/history?limit=30` },
  askByVoice: {
    path: "/voice/query",
    init: upload("file", recording, { conversationId: conversation, convType: "twin" }),
  },
  getVoiceReply: { path: `/voice/replies/${message}` },
};
