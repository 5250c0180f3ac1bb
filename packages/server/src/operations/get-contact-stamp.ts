import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const getContactStamp: MakeOperation = (parts) => ({
  onRequest: parts.limits.contactStampAddress,
  handler: async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const answer: Schemas["ContactStamp"] = { stamp: parts.contactStamps.issue() };
    return answer;
  },
});
