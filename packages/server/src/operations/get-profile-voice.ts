import { sendAudio } from "../http/send-audio.ts";
import { findVoice } from "../services/voice/find-voice.ts";
import type { MakeOperation } from "./operation.ts";

export const getProfileVoice: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = request.params as { id: string };
    return sendAudio(request, reply, parts, await findVoice(parts, id));
  },
});
