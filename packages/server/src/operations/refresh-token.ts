import { AppError } from "../errors/app-error.ts";
import { readDevice } from "../http/read-device.ts";
import { refreshSession } from "../services/sessions/refresh-session.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const refreshToken: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const current = parts.cookies.refresh.read(request);
    if (current === undefined) throw new AppError("unauthorized");
    const admit = (sessionId: string) => parts.limits.refreshSession(request, sessionId);
    const tokens = await refreshSession(parts, current, readDevice(request), admit);
    parts.cookies.refresh.write(reply, tokens.refreshToken);
    reply.header("cache-control", "no-store");
    const answer: Schemas["TokenAnswer"] = { token: tokens.accessToken };
    return answer;
  },
});
