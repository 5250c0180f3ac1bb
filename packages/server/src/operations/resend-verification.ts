import { resendVerification as resendVerificationService } from "../services/accounts/resend-verification.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const resendVerification: MakeOperation = (parts) => ({
  onRequest: parts.limits.resendAddress,
  handler: async (request, reply) => {
    const { email } = request.body as Schemas["ResendVerificationRequest"];
    await resendVerificationService(parts, email);
    const answer: Schemas["MessageAnswer"] = {
      message: "If this e-mail address waits to be verified, a new link is on its way to it.",
    };
    return reply.code(202).send(answer);
  },
});
