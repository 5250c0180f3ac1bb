import { memberOf } from "../http/member-of.ts";
import { sendAudio } from "../http/send-audio.ts";
import { findVoice } from "../services/voice/find-voice.ts";
import type { MakeOperation } from "./operation.ts";

export const getMyVoice: MakeOperation = (parts) => ({
  handler: async (request, reply) =>
    sendAudio(
      request,
      reply,
      parts,
      await findVoice(parts, memberOf(request).id, memberOf(request).id),
    ),
});
