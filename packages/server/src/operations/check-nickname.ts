import { memberOf } from "../http/member-of.ts";
import { checkNickname as checkNicknameService } from "../services/profiles/check-nickname.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const checkNickname: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = memberOf(request);
    await parts.limits.nicknameMember(request, id);
    const { nickname } = request.query as Query<"checkNickname">;
    reply.header("cache-control", "no-store");
    const answer: Schemas["NicknameAnswer"] = {
      available: await checkNicknameService(parts, id, nickname),
    };
    return answer;
  },
});
