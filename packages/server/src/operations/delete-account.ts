import { memberOf } from "../http/member-of.ts";
import { deleteAccount as deleteAccountService } from "../services/standing/delete-account.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const deleteAccount: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = memberOf(request);
    await parts.limits.passwordMember(request, id);
    const { password } = request.body as Schemas["DeletionRequest"];
    const erasedAt = await deleteAccountService(parts, id, password);
    parts.cookies.refresh.clear(reply);
    const answer: Schemas["DeletionAnswer"] = { erased_at: erasedAt.toISOString() };
    return answer;
  },
});
