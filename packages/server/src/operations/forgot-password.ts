import { forgotPassword as forgotPasswordService } from "../services/accounts/forgot-password.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const forgotPassword: MakeOperation = (parts) => ({
  onRequest: parts.limits.forgotAddress,
  handler: async (request, reply) => {
    await forgotPasswordService(parts, (request.body as Schemas["ForgotPasswordRequest"]).email);
    const answer: Schemas["MessageAnswer"] = {
      message:
        "If this e-mail address has an account, a link to set a new password is on its way to it.",
    };
    return reply.code(202).send(answer);
  },
});
