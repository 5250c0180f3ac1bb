import { memberOf } from "../http/member-of.ts";
import { updateCriteria as updateCriteriaService } from "../services/criteria/update-criteria.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const updateCriteria: MakeOperation = (parts) => ({
  handler: async (request) => {
    const criteria = request.body as Schemas["Criteria"];
    const answer: Schemas["Criteria"] = await updateCriteriaService(
      parts,
      memberOf(request).id,
      criteria,
    );
    return answer;
  },
});
