import { itemsOf, textIn } from "../sequences/reading.ts";
import { must, probe } from "../sequences/step.ts";
import type { Talk } from "./talk.ts";

/** Whether so many messages with that text are in the history, as it is now. */
export async function expectInHistory(
  { context, conversationId, first }: Talk,
  content: string,
  times: number,
  problem: string,
): Promise<void> {
  const history = await probe(context, "getMessages", {
    as: first,
    path: [conversationId],
    query: { limit: 100 },
    status: 200,
  });
  const found = itemsOf(history?.body).filter((message) => textIn(message, "content") === content);
  must(context, history, found.length === times, problem);
}
