import { memberOf } from "../http/member-of.ts";
import { getTwinSharing as getTwinSharingService } from "../services/twins/get-twin-sharing.ts";
import type { MakeOperation } from "./operation.ts";
import { twinSharingAnswer } from "./twin-sharing-answer.ts";

export const getTwinSharing: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { id, language } = memberOf(request);
    return twinSharingAnswer(await getTwinSharingService(parts, id, language));
  },
});
