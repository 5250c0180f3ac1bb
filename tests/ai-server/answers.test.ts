import { readProfile } from "@gemel/psyche/summary";
import { afterAll, afterEach, expect, it } from "vitest";
import { composeFindings } from "../../packages/server/src/features/insights/compose-summary.ts";
import { wholeAnswers } from "../../packages/server/src/testing/answers.ts";
import { completeMember } from "../../packages/server/src/testing/complete-member.ts";
import { connectTo } from "../../packages/server/src/testing/live/conversations.ts";
import { useMemoryServer } from "../../packages/server/src/testing/use-test-server.ts";
import { quickFaults } from "./faults.ts";
import { defaultScript } from "./script.ts";
import { startAiServer } from "./start-ai-server.ts";

const ai = await startAiServer();
afterAll(() => ai.close());
const env = { PORT: "0", AI_BASE_URL: ai.url, AI_API_KEY: "sk-test", AI_CHAT_MODEL: "tiny" };
const context = useMemoryServer(env);
const { call, server } = context;
afterEach(() => {
  ai.setFault("chat");
  ai.setScript(defaultScript);
  // Past the rest of a server that failed.
  server.clock.advance(60);
});

it("speaks through the configured server, as a twin and with the owner's facts", async () => {
  ai.setScript({ reply: () => "Good evening." });
  const member = await completeMember(context());
  const { body } = await call("POST /twins", { token: member.token });
  const talk = await connectTo(await server.listen(), member, body.conversation_id ?? "");
  expect(await talk.write("Who are you?")).toMatchObject({ type: "ack" });
  const thinking = { type: "status", content: "thinking", role: "assistant" };
  expect(await talk.frames.next()).toMatchObject(thinking);
  expect(await talk.frames.next()).toMatchObject({
    type: "message",
    role: "assistant",
    sender_id: null,
    content: "Good evening.",
  });
  talk.socket.close();
  await talk.closed;
  const asked = ai.requests.at(-1);
  expect(asked).toMatchObject({ endpoint: "chat", model: "tiny", authorization: "Bearer sk-test" });
  const messages = asked?.endpoint === "chat" ? asked.messages : [];
  expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(messages[1]?.content).toMatch(/^\{"facts":.*\}\n\{"message":"Who are you\?"\}$/);
});

const written = composeFindings(readProfile(wholeAnswers().responses), "de");

/** Makes a new member, and reads their profile digest. */
async function read() {
  const { token } = await completeMember(context());
  const digest = async () => {
    const { status, body } = await call("GET /me/profile-digest?lang=de", { token });
    expect(status).toBe(200);
    return body;
  };
  return { digest, body: await digest() };
}

it("writes the summary from the scores, says so, and says ourselves how sure it is", async () => {
  ai.setScript({ reply: () => written });
  const { body, digest } = await read();
  expect(body.summary_by).toBe("ai");
  expect(body.summary_md).toMatch(/^## [\s\S]+\n\nWie sicher das ist: [\p{L} ,]+ \d+/u);
  expect(body.summary_md?.startsWith(`${written}\n\n`)).toBe(true);
  const asked = ai.requests.length;
  expect(await digest()).toEqual(body);
  expect(ai.requests).toHaveLength(asked);
  // A text that a member wrote is no score.
  expect(JSON.stringify(ai.requests.at(-1))).not.toContain("tomatoes");
});

it.each(quickFaults)("is done without when its server is at fault by %s", async (fault) => {
  ai.setFault("chat", fault);
  const { body } = await read();
  expect(body.summary_by).toBe("texts");
  expect(body.summary_md).toMatch(/^## .+\n\n.+/);
});
