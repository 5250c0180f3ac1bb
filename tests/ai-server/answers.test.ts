import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { completeMember } from "../../packages/server/src/testing/complete-member.ts";
import { createCaller } from "../../packages/server/src/testing/call.ts";
import { openMemoryDatabase } from "../../packages/server/src/testing/database/memory-database.ts";
import type { TestMember } from "../../packages/server/src/testing/new-member.ts";
import { connectTo } from "../../packages/server/src/testing/live/conversations.ts";
import { startTestServer, type TestServer } from "../../packages/server/src/testing/test-server.ts";
import { type AiServer, startAiServer } from "./start-ai-server.ts";

let ai: AiServer;
let server: TestServer;
let url: string;
let member: TestMember;
let conversationId: string;

beforeAll(async () => {
  ai = await startAiServer();
  const env = { PORT: "0", AI_BASE_URL: ai.url, AI_API_KEY: "sk-test", AI_CHAT_MODEL: "tiny" };
  server = await startTestServer(openMemoryDatabase, env);
  url = await server.listen();
  const call = createCaller(server.app);
  member = await completeMember({ server, call });
  const opened = await call("POST /twins", { token: member.token });
  conversationId = opened.body.conversation_id ?? "";
});
afterEach(() => ai.setFault("chat"));
afterAll(async () => {
  await server.close();
  await ai.close();
});

const thinking = { type: "status", content: "thinking", role: "assistant" };

/** What a twin answers on a live connection, once it has been seen thinking. */
async function ask(question: string): Promise<unknown> {
  const talk = await connectTo(url, member, conversationId);
  expect(await talk.write(question)).toMatchObject({ type: "ack" });
  expect(await talk.frames.next()).toMatchObject(thinking);
  const answer = await talk.frames.next();
  talk.socket.close();
  await talk.closed;
  expect(answer).toMatchObject({ type: "message", role: "assistant", sender_id: null });
  return "content" in answer ? answer.content : undefined;
}

it("speaks through the configured server, as a twin and with the owner's facts", async () => {
  ai.setScript({ reply: () => "Good evening." });
  expect(await ask("Who are you?")).toBe("Good evening.");
  const asked = ai.requests.at(-1);
  expect(asked).toMatchObject({ endpoint: "chat", model: "tiny", authorization: "Bearer sk-test" });
  const messages = asked?.endpoint === "chat" ? asked.messages : [];
  expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(messages[1]?.content).toMatch(/^\{"facts":.*\}\n\{"message":"Who are you\?"\}$/);
});
