import { register as registerService } from "../services/accounts/register.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const register: MakeOperation = (parts) => ({
  onRequest: parts.limits.registerAddress,
  handler: async (request, reply) => {
    const body = request.body as Schemas["RegisterRequest"];
    const browserSecret = await registerService(parts, {
      email: body.email,
      password: body.password,
      language: body.preferred_language,
      robotCheckAnswer: body.recaptcha_token,
    });
    parts.cookies.registration.write(reply, browserSecret);
    const answer: Schemas["MessageAnswer"] = {
      message: "If this e-mail address is valid, a verification link is on its way to it.",
    };
    return reply.code(202).send(answer);
  },
});
