import { sendUnsubscribePage } from "../http/unsubscribe-page.ts";
import { findSubscription } from "../services/mail/unsubscribe.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query } from "./schemas.ts";

export const getUnsubscribePage: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { token } = request.query as Query<"getUnsubscribePage">;
    return sendUnsubscribePage(reply, await findSubscription(parts, token), "question");
  },
});
