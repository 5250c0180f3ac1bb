import { verifyEmail as verifyEmailService } from "../services/accounts/verify-email.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const verifyEmail: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { token } = request.query as Query<"verifyEmail">;
    const browserSecret = parts.cookies.registration.read(request);
    const proof = browserSecret === undefined ? undefined : { browserSecret };
    await verifyEmailService(parts, { token, proof });
    reply.header("cache-control", "no-store");
    return verified;
  },
});

export const verifyEmailByPassword: MakeOperation = (parts) => ({
  onRequest: parts.limits.verifyAddress,
  handler: async (request) => {
    const { token, password } = request.body as Schemas["VerificationRequest"];
    await verifyEmailService(parts, { token, proof: { password } });
    return verified;
  },
});

const verified: Schemas["MessageAnswer"] = {
  message: "Your e-mail address is verified. You can sign in now.",
};
