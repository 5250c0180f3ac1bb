import { memberOf } from "../http/member-of.ts";
import { getTwinTalks as getTwinTalksService } from "../services/twins/get-twin-talks.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const getTwinTalks: MakeOperation = (parts) => ({
  handler: async (request) => {
    const talks = await getTwinTalksService(parts, memberOf(request).id);
    const answer: Schemas["TwinTalkList"] = {
      items: talks.map(({ id, nickname, since, messageCount, isRunning }) => ({
        id,
        nickname,
        since: since.toISOString(),
        message_count: messageCount,
        running: isRunning,
      })),
    };
    return answer;
  },
});
