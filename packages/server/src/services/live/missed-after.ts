import type { Delivery } from "../messages/delivery.ts";
import type { Parts } from "../parts.ts";

const PAGE = 50;

/** What came after a message of a conversation, in order and page by page. */
export async function* missedAfter(
  { messageCursors, stores }: Pick<Parts, "messageCursors" | "stores">,
  conversationId: string,
  after: number,
): AsyncGenerator<readonly Delivery[]> {
  let seq = after;
  for (;;) {
    const page = await stores.messages.after(conversationId, seq, PAGE);
    seq = page.at(-1)?.seq ?? seq;
    yield page.map((message) => ({
      message,
      cursor: messageCursors.sealLive(conversationId, message.seq),
    }));
    if (page.length < PAGE) return;
  }
}
