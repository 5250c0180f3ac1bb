import { pageAnswer } from "../../http/operation.ts";
import { messageAnswer } from "./message-answer.ts";
import * as rules from "./rules.ts";
import type { Serve } from "../../services.ts";

export const getMessages: Serve<"getMessages"> = async (services, { member, path, query }) => {
  const messages = await rules.getMessages(services, member, path.id, query);
  return pageAnswer(messages, (message) => messageAnswer(message, member.id));
};
