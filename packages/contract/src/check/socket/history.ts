import { itemsOf, textIn } from "../sequences/reading.ts";
import type { Talk } from "./talk.ts";

/** Whether so many messages with that text are in the history, as it is now. */
export async function expectInHistory(
  { context, conversationId, first }: Talk,
  content: string,
  times: number,
  problem: string,
): Promise<void> {
  const { must, probe } = context;
  const history = await probe("getMessages", 200, {
    as: first,
    path: [conversationId],
    query: { limit: 100 },
  });
  const found = itemsOf(history?.body).filter((message) => textIn(message, "content") === content);
  must(history, found.length === times, problem);
}
