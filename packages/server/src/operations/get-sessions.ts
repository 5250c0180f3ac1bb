import { memberOf } from "../http/member-of.ts";
import {
  getSessions as getSessionsService,
  type SignedInSession,
} from "../services/sessions/get-sessions.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const getSessions: MakeOperation = (parts) => ({
  handler: async (request) => {
    const sessions = await getSessionsService(parts, memberOf(request));
    const answer: Schemas["SessionList"] = { items: sessions.map(sessionAnswer) };
    return answer;
  },
});

const sessionAnswer = (session: SignedInSession): Schemas["SignedInSession"] => ({
  id: session.id,
  browser: session.browser,
  system: session.system,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  is_current: session.isCurrent,
});
