import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { exampleToken } from "../example-token.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { createLive } from "./create-live.ts";
import type { ScriptName } from "./scripts.ts";
import { everyConversation, socket } from "./socket.ts";

const conversationId = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a08";
const network = setupServer();
beforeAll(() => network.listen());
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A story's socket, with a script, and its client on one conversation. */
async function connect(name?: ScriptName, conversation = conversationId) {
  const clock = createManualClock();
  const live = createLive(name, clock);
  network.use(...live.handlers);
  const query = new URLSearchParams({ conversation_id: conversation, token: exampleToken() });
  const client = new WebSocket(`wss://gemel.example/api/ws/chat?${query}`);
  const received: unknown[] = [];
  client.addEventListener("message", ({ data }) => received.push(JSON.parse(String(data))));
  client.addEventListener("close", ({ code }) => received.push({ closed: code }));
  await expect.poll(() => client.readyState).not.toBe(WebSocket.CONNECTING);
  return { client, clock, live, received };
}

test("without a script it accepts and is silent", async () => {
  const { client, clock, received } = await connect();
  clock.pass(60_000);
  expect([client.readyState, received]).toEqual([WebSocket.OPEN, []]);
});

test("a script plays, and answers what the client sends", async () => {
  const { client, clock, received } = await connect("twinThinksAndAnswers");
  client.send(JSON.stringify({ conversation_id: conversationId, content: "Ciao" }));
  const passing = () => {
    clock.pass(60_000);
    return received;
  };
  await expect.poll(passing).toHaveLength(3);
  expect(received).toMatchObject([
    { type: "message", content: "Ciao", sender_id: "3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04" },
    { type: "status" },
    { type: "message", content: socket.received.twinAnswer.content },
  ]);
});

test("a script for one conversation leaves the connection of all alone", async () => {
  const { clock, received } = await connect("twinThinks", everyConversation);
  clock.pass(60_000);
  await Promise.resolve();
  expect(received).toEqual([]);
});

test("a test performs what it needs, where it belongs", async () => {
  const { live, received } = await connect();
  live.perform({ send: "eventMatch" });
  live.perform({ send: "twinAnswer" });
  live.perform({ close: 1001 });
  await expect.poll(() => received).toHaveLength(2);
  expect(received).toMatchObject([{ type: "message" }, { closed: 1001 }]);
});
