import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { sendAudio } from "../http/send-audio.ts";
import { findVoiceReply } from "../services/voice-queries/find-voice-reply.ts";
import type { MakeOperation } from "./operation.ts";

export const getVoiceReply: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const name = await findVoiceReply(parts, memberOf(request).id, pathId(request));
    return sendAudio(request, reply, parts, name);
  },
});
