import { sendUnsubscribePage } from "../http/unsubscribe-page.ts";
import { unsubscribe as unsubscribeService } from "../services/mail/unsubscribe.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query } from "./schemas.ts";

export const unsubscribe: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { token } = request.query as Query<"unsubscribe">;
    return sendUnsubscribePage(reply, await unsubscribeService(parts, token), "done");
  },
});
