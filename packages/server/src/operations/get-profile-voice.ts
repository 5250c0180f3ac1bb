import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { sendAudio } from "../http/send-audio.ts";
import { findVoice } from "../services/voice/find-voice.ts";
import type { MakeOperation } from "./operation.ts";

export const getProfileVoice: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const member = memberOf(request);
    const id = pathId(request);
    await parts.limits.peopleMember(member, [id]);
    const name = await findVoice(parts, member.id, id);
    return sendAudio(request, reply, parts, name);
  },
});
