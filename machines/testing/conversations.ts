import type { Conversation, Conversations } from "@gemel/api/values";

/** A conversation with a person, without messages. */
export const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  conversation_id: id,
  type: "user",
  participant: null,
  compatibility: null,
  last_message: null,
  last_message_at: null,
  ended: false,
  match_id: null,
  unread_count: 0,
  ...more,
});

/** A page of conversations; `unread` gives unread counts by conversation id. */
export const conversationsOf = (
  ids: readonly string[],
  next_cursor: string | null = null,
  unread: Readonly<Record<string, number>> = {},
): Conversations => ({
  items: ids.map((id) => conversation(id, { unread_count: unread[id] ?? 0 })),
  next_cursor,
  total: null,
  totals: null,
});
