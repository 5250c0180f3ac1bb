import { memberOf } from "../http/member-of.ts";
import { getCriteria as getCriteriaService } from "../services/criteria/get-criteria.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const getCriteria: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const answer: Schemas["Criteria"] = await getCriteriaService(parts, memberOf(request).id);
    reply.header("cache-control", "no-store");
    return answer;
  },
});
