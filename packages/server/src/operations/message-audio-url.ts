import type { Message } from "../services/messages/message.ts";

/** Where the recording of a message is; null for a text. */
export const messageAudioUrl = ({ id, conversationId, audio }: Message): string | null =>
  audio === null
    ? null
    : `/api/conversations/${conversationId}/messages/${id}/audio?v=${audio.file.slice(0, 8)}`;
