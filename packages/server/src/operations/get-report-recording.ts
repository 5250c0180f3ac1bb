import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { sendAudio } from "../http/send-audio.ts";
import { findReportedRecording } from "../services/moderation/find-evidence.ts";
import type { MakeOperation } from "./operation.ts";
import type { Path } from "./schemas.ts";

export const getReportRecording: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { recording } = request.params as Path<"getReportRecording">;
    const id = pathId(request);
    const name = await findReportedRecording(parts, memberOf(request), id, recording);
    return sendAudio(request, reply, parts, name);
  },
});
