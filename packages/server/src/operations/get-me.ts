import { memberOf } from "../http/member-of.ts";
import type { MakeOperation } from "./operation.ts";
import { userAnswer } from "./user-answer.ts";

export const getMe: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    reply.header("cache-control", "no-store");
    return userAnswer(parts, memberOf(request));
  },
});
