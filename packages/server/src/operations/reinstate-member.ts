import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { reinstateMember as reinstateMemberService } from "../services/moderation/reinstate-member.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const reinstateMember: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { note } = request.body as Schemas["Reinstatement"];
    await reinstateMemberService(parts, memberOf(request), pathId(request), note);
    return reply.code(204).send();
  },
});
