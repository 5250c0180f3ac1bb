import { readDevice } from "../http/read-device.ts";
import { emailKey } from "../services/accounts/email-key.ts";
import { logIn } from "../services/sessions/log-in.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";
import { userAnswer } from "./user-answer.ts";

export const login: MakeOperation = (parts) => ({
  onRequest: parts.limits.loginAddress,
  handler: async (request, reply) => {
    const { email, password, restore = false } = request.body as Schemas["LoginRequest"];
    await parts.limits.loginAccount(request, emailKey(email));
    const { member, tokens } = await logIn(parts, {
      email,
      password,
      isRestoring: restore,
      device: readDevice(request),
    });
    parts.refreshCookie.write(reply, tokens.refreshToken);
    reply.header("cache-control", "no-store");
    const answer: Schemas["LoginAnswer"] = { data: userAnswer(member), token: tokens.accessToken };
    return answer;
  },
});
