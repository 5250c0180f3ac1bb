import { memberOf } from "../http/member-of.ts";
import type { MakeOperation } from "./operation.ts";

export const acknowledgeWarning: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await parts.stores.accounts.acknowledgeWarning(memberOf(request).id);
    return reply.code(204).send();
  },
});
