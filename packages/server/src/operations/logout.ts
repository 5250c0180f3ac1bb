import { bearerToken } from "../http/bearer-token.ts";
import { logOut } from "../services/sessions/log-out.ts";
import type { MakeOperation } from "./operation.ts";

export const logout: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await logOut(parts, {
      refreshToken: parts.cookies.refresh.read(request),
      accessToken: bearerToken(request),
    });
    parts.cookies.refresh.clear(reply);
    return reply.code(204).send();
  },
});
