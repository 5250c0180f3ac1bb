import { sendUnsubscribePage } from "../http/unsubscribe-page.ts";
import { findSubscriber } from "../services/mail/unsubscribe.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query } from "./schemas.ts";

export const getUnsubscribePage: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { token } = request.query as Query<"getUnsubscribePage">;
    const { language } = await findSubscriber(parts, token);
    return sendUnsubscribePage(reply, language, "question");
  },
});
