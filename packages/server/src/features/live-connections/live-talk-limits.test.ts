import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { connectTo, readMessages, twoInConversation } from "../../testing/live/conversations.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";

const MESSAGES = 20;
const FRAMES = 240;
const context = useTestServer({ PORT: "0", LIMITS: "on" }, { openDatabase: openMemoryDatabase });
const url = useUrl(context);

it("refuses the twenty-first message of a moment over all connections, and others go on", async () => {
  const { call } = context();
  const { ada, ben, conversationId } = await twoInConversation(context());
  const [one, two, phone] = await Promise.all([
    connectTo(url(), ada, conversationId),
    connectTo(url(), ada, conversationId),
    connectTo(url(), ben, conversationId),
  ]);
  for (let turn = 0; turn < MESSAGES / 2; turn += 1) {
    expect(await one.write(`One ${turn}`)).toMatchObject({ type: "ack" });
    two.say(`Two ${turn}`);
    expect(await one.frames.next()).toMatchObject({ content: `Two ${turn}` });
  }
  const client_msg_id = randomUUID();
  expect(await one.write("Too much", client_msg_id)).toEqual({
    type: "error",
    conversation_id: conversationId,
    client_msg_id,
    error_code: "rate_limited",
    message: "Too many messages. Please wait a moment.",
  });
  phone.say("Mine");
  while (phone.frames.all.length <= MESSAGES) await phone.frames.next();
  expect(phone.frames.all.at(-1)).toMatchObject({ content: "Mine" });
  expect((await readMessages(call, ben.token, conversationId)).total).toBe(MESSAGES + 1);
  for (let turn = 0; turn < FRAMES; turn += 1) one.say("On and on");
  expect(await one.closed).toEqual({ code: 4429, reason: "too many frames" });
  for (const { socket } of [two, phone]) socket.terminate();
});
