import { memberOf } from "../http/member-of.ts";
import { changePassword as changePasswordService } from "../services/accounts/change-password.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const changePassword: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const member = memberOf(request);
    await parts.limits.passwordMember(request, member.id);
    const { current_password, new_password } = request.body as Schemas["PasswordChange"];
    await changePasswordService(parts, member, { current: current_password, next: new_password });
    return reply.code(204).send();
  },
});
