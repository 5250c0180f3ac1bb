import { randomUUID } from "node:crypto";
import type { Schemas } from "@gemel/api";
import type { Caller } from "../call.ts";
import { openLive } from "./live-client.ts";
import type { TestMember } from "../new-member.ts";
import { twoMatched } from "../two-members.ts";
import type { TestContext } from "../use-test-server.ts";

/** Two members in a conversation. */
export interface TestConversation {
  readonly ada: TestMember;
  readonly ben: TestMember;
  readonly matchId: string;
  readonly conversationId: string;
}

/** Two members who have opened their conversation; each may have said something with the like. */
export async function twoInConversation(
  context: TestContext,
  texts?: Parameters<typeof twoMatched>[1],
): Promise<TestConversation> {
  const { ada, ben, matchId } = await twoMatched(context, texts);
  const opened = await context.call(`POST /conversations/from-match/${matchId}`, {
    token: ada.token,
  });
  return { ada, ben, matchId, conversationId: opened.body.conversation_id ?? "" };
}

export async function connectTo(
  url: string,
  { token }: Pick<TestMember, "token">,
  conversationId: string,
  query: Readonly<Record<string, string>> = {},
) {
  const live = await openLive(url, token, { query: { conversation_id: conversationId, ...query } });
  return {
    ...live,
    /** Sends a text, named or not. */
    say: (content: string, client_msg_id?: string): void => {
      const frame = { conversation_id: conversationId, content };
      live.socket.send(JSON.stringify(client_msg_id ? { ...frame, client_msg_id } : frame));
    },
    /** Sends a named text and waits for the next frame. */
    write: async (content: string, client_msg_id = randomUUID()) => {
      const frame = { conversation_id: conversationId, content, client_msg_id };
      live.socket.send(JSON.stringify(frame));
      return live.frames.next();
    },
  };
}

/** Live connections of both members to their conversation. */
export const connectBoth = (
  url: string,
  { ada, ben, conversationId }: Omit<TestConversation, "matchId">,
) => Promise.all([connectTo(url, ada, conversationId), connectTo(url, ben, conversationId)]);

/** Puts texts into a conversation without a live connection, from one member and the other in turn. */
export async function fillConversation(
  { server }: TestContext,
  { ada, ben, conversationId }: TestConversation,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const { db } = server.services;
  const { last_seq: last } = await db
    .updateTable("conversations")
    .set(({ eb }) => ({ last_seq: eb("last_seq", "+", count) }))
    .where("id", "=", conversationId)
    .returning("last_seq")
    .executeTakeFirstOrThrow();
  const texts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    conversation_id: conversationId,
    seq: Number(last) - count + index + 1,
    sender_id: index % 2 === 0 ? ada.id : ben.id,
    role: "user",
    kind: "text",
    text: `Text ${index + 1}`,
    created_at: server.clock.now(),
  }));
  await db.insertInto("messages").values(texts).execute();
}

/** A member's conversations. @throws when they are refused */
export const readConversations = (call: Caller, token: string, query = "") =>
  read<Schemas["Conversations"]>(call, token, `GET /conversations${query}`);

/** A page of a conversation. @throws when it is refused */
export const readMessages = (call: Caller, token: string, conversationId: string, query = "") =>
  read<Schemas["Messages"]>(call, token, `GET /conversations/${conversationId}/messages${query}`);

async function read<Body>(call: Caller, token: string, path: string): Promise<Body> {
  const { status, bytes } = await call(path, { token });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${bytes.toString()}`);
  return JSON.parse(bytes.toString());
}

/** Returns the texts of messages, in their order. */
export const textsOf = ({ items }: Pick<Schemas["Messages"], "items">): string[] =>
  items.map(({ content }) =>
    content && typeof content === "object" ? (content.String ?? "") : "",
  );
