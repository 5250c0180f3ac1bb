import { memberOf } from "../http/member-of.ts";
import { sendAudio } from "../http/send-audio.ts";
import { findVoice } from "../services/voice/find-voice.ts";
import type { MakeOperation } from "./operation.ts";

export const getProfileVoice: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = request.params as { id: string };
    const name = await findVoice(parts, memberOf(request).id, id);
    return sendAudio(request, reply, parts, name);
  },
});
