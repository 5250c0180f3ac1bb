import { afterAll, afterEach, expect, it } from "vitest";
import { AiError } from "../../packages/server/src/ai/ai-error.ts";
import { createOpenaiChatModel } from "../../packages/server/src/ai/openai-chat-model.ts";
import type { TimeLimits } from "../../packages/server/src/ai/timeouts.ts";
import { defaultScript } from "./script.ts";
import { startAiServer } from "./start-ai-server.ts";

const server = await startAiServer();
afterEach(() => {
  server.setFault("chat");
  server.setScript(defaultScript);
});
afterAll(() => server.close());

const messages = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "Hello" },
] as const;

const soon: TimeLimits = { first: 50, next: 50, whole: 10_000 };

const modelAt = (limits?: TimeLimits, baseUrl = server.url) =>
  createOpenaiChatModel({ baseUrl, apiKey: "sk-test" }, "tiny", limits);

const faultOf = (answer: Promise<string>): Promise<unknown> =>
  answer.catch((error: unknown) => (error instanceof AiError ? error.fault : error));

it("asks for a stream with model, messages and key, and puts it together", async () => {
  expect(await modelAt().answer(messages)).toBe("You said: Hello");
  expect(server.requests.at(-1)).toMatchObject({
    endpoint: "chat",
    model: "tiny",
    messages,
    stream: true,
    authorization: "Bearer sk-test",
  });
});

it("takes out what no message may have", async () => {
  server.setScript({ reply: () => " \u0000Good\tday\u0007 \ud800 you " });
  expect(await modelAt().answer(messages)).toBe("Good\tday \ufffd you");
});

it.each([
  ["slow", "slow"],
  ["cut off", "unreachable"],
  ["429", "busy"],
  ["500", "failed"],
  ["nonsense", "nonsense"],
] as const)("a server that is at fault by %s is %s", async (fault, expected) => {
  server.setFault("chat", fault);
  expect(await faultOf(modelAt(fault === "slow" ? soon : undefined).answer(messages))).toBe(
    expected,
  );
});

it("cuts an endless answer and hangs up", async () => {
  server.setFault("chat", "endless");
  const answer = await modelAt().answer(messages);
  expect(answer).toMatch(/^(?:and )+and…$/);
  expect(answer.length).toBeGreaterThan(3_900);
  expect(answer.length).toBeLessThanOrEqual(4_000);
  await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
});

it("takes an empty answer for nonsense", async () => {
  server.setScript({ reply: () => "" });
  expect(await faultOf(modelAt().answer(messages))).toBe("nonsense");
});

it("stops asking when its caller leaves", async () => {
  server.setFault("chat", "slow");
  const leaving = new AbortController();
  const answer = modelAt().answer(messages, leaving.signal);
  const asked = server.requests.length;
  await expect.poll(() => server.requests.length).toBeGreaterThan(asked);
  const reason = new Error("left");
  leaving.abort(reason);
  await expect(answer).rejects.toBe(reason);
  await expect.poll(() => server.requests.at(-1)?.aborted).toBe(true);
});

it("says that a server is unreachable", async () => {
  expect(await faultOf(modelAt(undefined, "http://127.0.0.1:9/v1").answer(messages))).toBe(
    "unreachable",
  );
});
