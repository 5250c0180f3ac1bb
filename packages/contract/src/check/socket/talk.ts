import type { Member } from "../members/member.ts";
import type { RunContext } from "../run-context.ts";
import { connect } from "./connect.ts";
import type { Connection } from "./connection.ts";
import { itemsOf, textIn } from "../sequences/reading.ts";

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

export interface Talk {
  readonly context: RunContext;
  readonly conversationId: string;
  readonly first: Member;
  readonly second: Member;
  /** The first member's connection. */
  readonly writer: Connection;
  /** The second member's. */
  readonly reader: Connection;
}

/** Opens one more connection of a member to the conversation. */
export async function joinAs(
  { context, conversationId }: Pick<Talk, "context" | "conversationId">,
  member: Member,
  more: Readonly<Record<string, string>> = {},
): Promise<Connection> {
  const token = await member.token();
  return connect(context, { conversation_id: conversationId, token, ...more });
}
