import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  connectBoth,
  connectTo,
  readMessages,
  textsOf,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { useSharedServer, useUrl } from "../../testing/use-test-server.ts";

const context = useSharedServer();
const { call } = context;
const url = useUrl(context);

const unreadable = (conversation_id: string) => ({
  type: "error",
  conversation_id,
  error_code: "validation_failed",
  message: "This message cannot be read.",
});

it("answers what it cannot read, and goes on", async () => {
  const { ada, conversationId: conversation_id } = await twoInConversation(context());
  const tab = await connectTo(url(), ada, conversation_id);
  const client_msg_id = randomUUID();
  const named = { conversation_id, client_msg_id };
  const frames: readonly (readonly [unknown, object?])[] = [
    ["this is { no JSON"],
    [""],
    [`{"client_msg_id":"${client_msg_id}","x":${"[".repeat(9_000)}${"]".repeat(9_000)}}`],
    [`{"client_msg_id":"${client_msg_id}","x":[${"0,".repeat(9_000)}0]}`],
    ["[]"],
    ["null"],
    ["7"],
    [{ type: "unknown" }],
    [{ conversation_id }],
    [{ ...named, content: 42 }, { client_msg_id }],
    [{ ...named, content: " \u3164\n\u200b " }, { client_msg_id }],
    [{ ...named, content: "\u0007\u001b" }, { client_msg_id }],
    [{ ...named, content: "half \ud83d" }, { client_msg_id }],
    [{ ...named, content: "x".repeat(4_001) }, { client_msg_id }],
    [{ ...named, content: "Hello", more: true }, { client_msg_id }],
    [{ conversation_id, content: "Hello", client_msg_id: "42" }],
    [{ conversation_id: "42", content: "Hello" }],
  ];
  for (const [frame, more] of frames) {
    tab.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
    expect(await tab.frames.next()).toEqual({ ...unreadable(conversation_id), ...more });
  }
  expect(await tab.write("Still here")).toMatchObject({ type: "ack" });
  expect((await readMessages(call, ada.token, conversation_id)).total).toBe(1);
  tab.socket.terminate();
});

it("refuses what is for another conversation, the member's own as well", async () => {
  const { ada, conversationId } = await twoInConversation(context());
  const twin = await call("POST /twins", { token: ada.token });
  const other = twin.body.conversation_id ?? "";
  const tab = await connectTo(url(), ada, conversationId);
  for (const conversation_id of [other, randomUUID()]) {
    const client_msg_id = randomUUID();
    tab.socket.send(JSON.stringify({ conversation_id, content: "Stray", client_msg_id }));
    expect(await tab.frames.next()).toEqual({
      type: "error",
      conversation_id: conversationId,
      client_msg_id,
      error_code: "not_found",
      message: "There is nothing here.",
    });
  }
  for (const id of [other, conversationId]) {
    expect((await readMessages(call, ada.token, id)).total).toBe(0);
  }
  tab.socket.terminate();
});

it("keeps texts as they are, without control characters and what turns their direction", async () => {
  const { ada, ben, conversationId } = await twoInConversation(context());
  const [tab, phone] = await connectBoth(url(), { ada, ben, conversationId });
  const texts = [
    "مساء الخير يا جوليا",
    "👩🏽‍❤️‍💋‍👨🏿 𠜎𠜱 o\u0301\u0323",
    "<img src=x onerror=alert(1)> [x](javascript:alert(1))",
    "one\n\ttwo\n",
    "😀".repeat(4_000),
  ];
  for (const text of texts) {
    expect(await tab.write(text)).toMatchObject({ type: "ack" });
    expect(await phone.frames.next()).toMatchObject({ content: text });
  }
  await tab.write("a\u0007b\r\n\u202Ec\u009bd\u007f\u202C");
  expect(await phone.frames.next()).toMatchObject({ content: "ab\ncd" });
  expect(textsOf(await readMessages(call, ben.token, conversationId))).toEqual([
    ...texts,
    "ab\ncd",
  ]);
  for (const { socket } of [tab, phone]) socket.terminate();
});

it("closes for frames that are binary or huge, and no other connection is harmed", async () => {
  const { ada, ben, conversationId } = await twoInConversation(context());
  const [binary, huge, phone] = await Promise.all([
    connectTo(url(), ada, conversationId),
    connectTo(url(), ada, conversationId),
    connectTo(url(), ben, conversationId),
  ]);
  binary.socket.send(Buffer.from(JSON.stringify({ conversation_id: conversationId })));
  huge.socket.send("x".repeat(64 * 1024 + 1));
  expect(await binary.closed).toEqual({ code: 1003, reason: "text only" });
  expect((await huge.closed).code).toBe(1009);
  expect(await phone.write("Still here")).toMatchObject({ type: "ack" });
  phone.socket.terminate();
});
