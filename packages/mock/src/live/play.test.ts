import { describe, expect, test } from "vitest";
import { createConnection, say } from "../testing/connect.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { play } from "./play.ts";
import type { Script } from "./script.ts";
import { scripts } from "./scripts.ts";
import { socket } from "./socket.ts";

const conversationId = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4aff";
const client_msg_id = "5d0b7e06-9c41-4f2a-b3d8-6a1e0c5f01ff";
const { twinThinksAndAnswers, userWritesBack, dropsAndReturns } = scripts;

function start(script: Script, cursor?: string) {
  const clock = createManualClock();
  const { received, connection } = createConnection({ conversationId, memberId: "giulia", cursor });
  return { received, clock, playback: play(script, connection, clock, new Map()) };
}

test("the twin acknowledges, thinks, and answers in time", () => {
  const { received, clock, playback } = start(twinThinksAndAnswers);
  say(playback, { conversationId, content: "Ciao", client_msg_id });
  clock.pass(0);
  const sent_at = "2026-11-21T12:00:00.000Z";
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  const ack = { type: "ack", conversation_id: conversationId, client_msg_id, id, sent_at };
  expect(received).toEqual([{ ...ack, cursor: "0-1" }]);
  clock.pass(300);
  expect(received.at(-1)).toEqual({
    type: "status",
    conversation_id: conversationId,
    content: "thinking",
    role: "assistant",
  });
  clock.pass(1499);
  expect(received).toHaveLength(2);
  clock.pass(1);
  expect(received.at(-1)).toEqual({
    ...socket.received.twinAnswer,
    conversation_id: conversationId,
    id,
    sent_at: "2026-11-21T12:00:01.800Z",
    cursor: "0-1",
  });
});

test("a message that is sent again is acknowledged again and not answered again", () => {
  const { received, clock, playback } = start(userWritesBack);
  const message = { conversationId, content: "Ciao", client_msg_id };
  say(playback, message);
  clock.pass(10_000);
  say(playback, message);
  clock.pass(10_000);
  expect(received).toHaveLength(3);
  expect(received[2]).toEqual(received[0]);
});

test("who names no id gets the message itself", () => {
  const { received, clock, playback } = start(userWritesBack);
  say(playback, { conversationId, content: "Ciao" });
  clock.pass(0);
  expect(received).toEqual([
    expect.objectContaining({
      type: "message",
      conversation_id: conversationId,
      content: "Ciao",
      role: "user",
      sender_id: "giulia",
    }),
  ]);
  expect(received[0]).not.toHaveProperty("client_msg_id");
});

describe("a drop", () => {
  const drop = () => {
    const { received, clock } = start(dropsAndReturns);
    clock.pass(60_000);
    return received;
  };

  test("ends the connection with 1001", () => {
    expect(drop()).toEqual([expect.objectContaining({ type: "audio" }), { closed: 1001 }]);
  });

  test("is followed, on return, by what came after the cursor", () => {
    const [{ cursor }] = drop() as [{ cursor: string }];
    const { received, clock } = start(dropsAndReturns, cursor);
    clock.pass(60_000);
    expect(received).toEqual([
      expect.objectContaining({ content: socket.received.message.content }),
      expect.objectContaining({ content: socket.received.plain.content }),
    ]);
    const [{ cursor: last }] = received as [{ cursor: string }];
    expect(last).not.toBe(cursor);
  });
});

test("a cursor that the mock did not make brings a resync", () => {
  const { received } = start(twinThinksAndAnswers, "bTAxMDAwNg");
  expect(received).toEqual([
    { type: "event", event: "resync", conversation_id: conversationId, cursor: "0-0" },
  ]);
});

test.each([
  "no JSON",
  "null",
  JSON.stringify({ conversation_id: conversationId, content: " " }),
  JSON.stringify({ conversation_id: conversationId, content: "Ciao", more: true }),
  JSON.stringify({ conversation_id: conversationId, content: "a".repeat(4001) }),
  JSON.stringify({ conversation_id: "another", content: "Ciao" }),
])("a frame that is no message of this conversation is refused: %s", (text) => {
  const { received, clock, playback } = start(userWritesBack);
  playback.receive(text);
  clock.pass(10_000);
  expect(received).toEqual([{ ...socket.received.errorInvalid, conversation_id: conversationId }]);
});
