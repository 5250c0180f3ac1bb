import { verifyEmail as verifyEmailService } from "../services/accounts/verify-email.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const verifyEmail: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await verifyEmailService(parts, (request.query as Query<"verifyEmail">).token);
    reply.header("cache-control", "no-store");
    const answer: Schemas["MessageAnswer"] = {
      message: "Your e-mail address is verified. You can sign in now.",
    };
    return answer;
  },
});
