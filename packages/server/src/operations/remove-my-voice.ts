import { memberOf } from "../http/member-of.ts";
import { removeVoice } from "../services/voice/remove-voice.ts";
import type { MakeOperation } from "./operation.ts";

export const removeMyVoice: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await removeVoice(parts, memberOf(request).id);
    return reply.code(204).send();
  },
});
