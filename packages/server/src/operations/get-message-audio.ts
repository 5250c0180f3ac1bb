import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { sendAudio } from "../http/send-audio.ts";
import { findRecording } from "../services/voice-notes/find-recording.ts";
import type { MakeOperation } from "./operation.ts";
import type { Path } from "./schemas.ts";

export const getMessageAudio: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { messageId } = request.params as Path<"getMessageAudio">;
    const name = await findRecording(
      parts,
      memberOf(request).id,
      pathId(request),
      messageId.toLowerCase(),
    );
    return sendAudio(request, reply, parts, name);
  },
});
