import type { Page } from "../paging/page.ts";
import type { Parts } from "../parts.ts";
import type { Message } from "./message.ts";

/** Which messages a client asks for. */
export interface MessagesQuery {
  /** The cursor of the page at hand, for what is before it. */
  readonly before?: string | undefined;
  /** Counted from the newest, beginning with 1; ignored beside `before`. */
  readonly page?: number;
  readonly limit: number;
}

/**
 * A page of what a member can see of a conversation, in the order in which it was said; the newest page
 * first. That the member can see the conversation has been checked.
 * @throws AppError `invalid_cursor`
 */
export async function readMessages(
  { messageCursors, stores }: Pick<Parts, "messageCursors" | "stores">,
  memberId: string,
  conversationId: string,
  { before, page = 1, limit }: MessagesQuery,
): Promise<Page<Message>> {
  const isCursor = before !== undefined;
  const found = await stores.messages.page(memberId, conversationId, {
    before: isCursor ? messageCursors.openBefore(memberId, conversationId, before) : undefined,
    skip: isCursor ? 0 : (page - 1) * limit,
    limit: limit + 1,
  });
  const items = found.slice(0, limit).toReversed();
  const first = items[0];
  const hasMore = found.length > limit && first !== undefined;
  return {
    items,
    nextCursor: hasMore ? messageCursors.sealBefore(memberId, conversationId, first.seq) : null,
    total: await stores.messages.count(memberId, conversationId),
  };
}
