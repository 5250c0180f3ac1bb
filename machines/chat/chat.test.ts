import type { LiveFrame } from "@gemel/api/live";
import { describe, expect, test } from "vitest";
import { http, network, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { chatMachine, type ChatInput, type OutgoingMessage } from "./chat.machine.ts";
import {
  ack,
  conversationId,
  event,
  frame,
  me,
  message,
  page,
  plainFrame,
  refusal,
  status,
  thinking,
  typing,
} from "./testing/messages.ts";

const actions = ["sendFrame", "storeOutbox", "announceDeleted"];
const notFound = http(404, "not_found");

const waiting: OutgoingMessage = {
  clientMessageId: "own0",
  content: "From yesterday",
  createdAt: 0,
  hasFailed: false,
};

interface SentFrame {
  readonly client_msg_id?: string;
  readonly content: string;
}

function start(more: Partial<ChatInput> = {}) {
  let ids = 0;
  const running = run(chatMachine, {
    input: (clock) => ({
      conversationId,
      memberId: me,
      outbox: [],
      now: () => clock.now(),
      createId: () => `own${++ids}`,
      ...more,
    }),
    actions,
  });
  const { actor, context, done } = running;
  return {
    ...running,
    keys: () => context().messages.map(({ key }) => key),
    receive: (...frames: LiveFrame[]) => {
      for (const one of frames) actor.send({ type: "frame.received", frame: one });
    },
    say: (content: string) => actor.send({ type: "message.send", content }),
    connect: () => actor.send({ type: "connection.opened" }),
    drop: () => actor.send({ type: "connection.lost" }),
    /** The messages sent over the live connection, by their id, or by their text if they have none. */
    sent: () =>
      done
        .filter(({ action }) => action === "sendFrame")
        .map(({ params }) => {
          const { client_msg_id, content } = params as SentFrame;
          return client_msg_id ?? content;
        }),
    stored: () => done.findLast(({ action }) => action === "storeOutbox")?.params,
  };
}

/** Connected, and the history asked for. */
function connected() {
  const chat = start();
  chat.connect();
  return chat;
}

/** Connected, with the history there. */
async function live(numbers: readonly number[] = [1, 2], cursor: string | null = null) {
  const chat = connected();
  await chat.answer("loadMessages", page(numbers, cursor));
  return chat;
}

const input = {
  conversationId,
  memberId: me,
  outbox: [],
  now: () => 0,
  createId: () => "own1",
} satisfies ChatInput;

describe("generated paths", () => {
  const connection = [{ type: "connection.opened" }, { type: "connection.lost" }] as const;
  const said = { type: "message.send", content: "Ciao" };
  const received = (one: LiveFrame) => ({ type: "frame.received", frame: one });
  const walks = [
    {
      events: [
        ...connection,
        { type: "history.retry" },
        { type: "history.older" },
        received(event("resync")),
        { type: "message.stored", message: message(9, { sender_id: me }) },
      ],
      answers: {
        loadMessages: [
          { output: page([1, 2]) },
          { output: page([5, 6], "before5") },
          { error: network },
          { error: notFound },
          { error: http(422, "invalid_cursor") },
        ],
      },
    },
    {
      inputs: [input, { ...input, isPlain: true }, { ...input, outbox: [waiting] }],
      events: [
        ...connection,
        said,
        { type: "message.retry", clientMessageId: "own1" },
        { type: "message.discard", clientMessageId: "own1" },
        received(ack(3, "own1")),
        received(refusal("validation_failed")),
        received(refusal("rate_limited")),
        received(refusal("conversation_closed")),
        { type: "conversation.end" },
      ],
      answers: { loadMessages: [{ output: page([1, 2]) }] },
    },
    {
      events: [{ type: "chat.delete" }, { type: "delete.confirm" }, { type: "delete.cancel" }],
      answers: {
        deleteConversation: [{ output: undefined }, { error: notFound }, { error: network }],
      },
    },
  ];

  test("reach every state and transition", async () => {
    const missing: (readonly string[])[] = [];
    for (const options of walks) {
      const walked = await walk(chatMachine, {
        input,
        actions,
        key: ({ isPlain, isConnected, isBehind, isEnded, outbox, cursor }) => [
          isPlain,
          isConnected,
          isBehind,
          isEnded,
          cursor,
          // One problem of each kind is enough.
          [...new Set(outbox.map(({ hasFailed }: OutgoingMessage) => hasFailed))],
        ],
        ...options,
      });
      missing.push(walked);
    }
    const [first = [], ...others] = missing;
    expect(first.filter((name) => others.every((list) => list.includes(name)))).toEqual([]);
  });
});

describe("history", () => {
  test("is asked once, as soon as the live connection is there", async () => {
    const { answer, connect, value } = start();
    expect(value()).toMatchObject({ history: "waiting" });
    connect();
    await answer("loadMessages", page([1, 2]));
    expect(value()).toMatchObject({ history: { ready: { catchUp: "current" } } });
  });

  test("waits a second at most, and is asked once more when the live connection comes later", async () => {
    const { clock, answer, connect, keys } = start();
    clock.increment(1000);
    await answer("loadMessages", page([1, 2]));
    connect();
    await answer("loadMessages", page([1, 2, 3]));
    expect(keys()).toEqual(["m1", "m2", "m3"]);
  });

  test("comes page by page, older ones before", async () => {
    const { actor, answer, call, keys, value } = connected();
    expect(call("loadMessages").input).toEqual({ conversationId, before: null });
    await answer("loadMessages", page([3, 4], "before3"));
    actor.send({ type: "history.older" });
    expect(call("loadMessages").input).toEqual({ conversationId, before: "before3" });
    await answer("loadMessages", page([1, 2]));
    expect(keys()).toEqual(["m1", "m2", "m3", "m4"]);
    expect(value()).toMatchObject({ history: { ready: { older: "none" } } });
  });

  test("messages of the same moment keep the order of their page", async () => {
    const { answer, keys } = connected();
    const sent_at = message(1).sent_at;
    const items = ["b", "a", "c"].map((id) => message(1, { id, sent_at }));
    await answer("loadMessages", { ...page([]), items });
    expect(keys()).toEqual(["b", "a", "c"]);
  });

  test("that failed is loaded again on demand, and when the connection is back", async () => {
    const { actor, refuse, answer, connect, drop, value } = connected();
    await refuse("loadMessages", unavailable);
    expect(value()).toMatchObject({ history: "failed" });
    actor.send({ type: "history.retry" });
    await refuse("loadMessages", network);
    drop();
    connect();
    await answer("loadMessages", page([1]));
    expect(value()).toMatchObject({ history: { ready: { older: "none" } } });
  });

  test("of a foreign conversation is not found", async () => {
    const { refuse, value } = connected();
    await refuse("loadMessages", notFound);
    expect(value()).toMatchObject({ history: "notFound" });
  });

  test("older ones that failed are asked for again", async () => {
    const { actor, answer, refuse, call, value } = connected();
    await answer("loadMessages", page([3], "before3"));
    actor.send({ type: "history.older" });
    await refuse("loadMessages", network);
    expect(value()).toMatchObject({ history: { ready: { older: "failed" } } });
    actor.send({ type: "history.older" });
    expect(call("loadMessages").input).toEqual({ conversationId, before: "before3" });
  });

  test("with a cursor that the server has forgotten starts again", async () => {
    const { actor, answer, refuse, call, value } = connected();
    await answer("loadMessages", page([3], "before3"));
    actor.send({ type: "history.older" });
    await refuse("olderPage", http(422, "invalid_cursor"));
    expect(value()).toMatchObject({ history: "loading" });
    expect(call("firstPage").input).toEqual({ conversationId, before: null });
  });
});

describe("what comes live", () => {
  test("is there once, whatever the history says as well", async () => {
    const { receive, answer, keys } = connected();
    receive(frame(3));
    await answer("loadMessages", page([1, 2, 3]));
    receive(frame(3), frame(4), frame(4));
    expect(keys()).toEqual(["m1", "m2", "m3", "m4"]);
  });

  test("of another conversation is none of this one's", async () => {
    const { receive, keys } = await live();
    receive(frame(3, { conversation_id: "another" }));
    expect(keys()).toEqual(["m1", "m2"]);
  });

  test("a return with a cursor replays, and asks for nothing", async () => {
    const { receive, drop, connect, value } = await live();
    receive(frame(3));
    drop();
    connect();
    expect(value()).toMatchObject({ history: { ready: { catchUp: "current" } } });
  });

  test("a return without one asks, and again until it is answered", async () => {
    const { clock, drop, connect, refuse, answer, keys, value } = await live();
    drop();
    connect();
    await refuse("loadMessages", network);
    expect(value()).toMatchObject({ history: { ready: { catchUp: "waiting" } } });
    clock.increment(1000);
    await refuse("loadMessages", unavailable);
    clock.increment(1999);
    expect(value()).toMatchObject({ history: { ready: { catchUp: "waiting" } } });
    clock.increment(1);
    await answer("loadMessages", page([1, 2, 3]));
    expect(keys()).toEqual(["m1", "m2", "m3"]);
  });

  test("a cursor that was too old asks for the newest page", async () => {
    const { receive, drop, connect, answer, keys } = await live();
    receive(frame(3));
    drop();
    connect();
    receive(event("resync"));
    await answer("loadMessages", page([2, 3, 4]));
    expect(keys()).toEqual(["m1", "m2", "m3", "m4"]);
  });

  test("more missed than a page holds: the newest page takes the place of the rest", async () => {
    const { actor, drop, connect, receive, answer, call, keys } = await live([1, 2], "before1");
    drop();
    connect();
    receive(frame(9, { cursor: null }));
    await answer("loadMessages", page([7, 8, 9], "before7"));
    expect(keys()).toEqual(["m7", "m8", "m9"]);
    actor.send({ type: "history.older" });
    expect(call("loadMessages").input).toEqual({ conversationId, before: "before7" });
  });

  test("a transcript that is ready later is added, and never lost again", async () => {
    const recording = { url: "/api/x", duration_ms: 900, transcript: null, mime_type: "audio/mp4" };
    const spoken = { kind: "audio", content: "", recording } as const;
    const { receive, drop, connect, answer, context } = await live();
    receive(frame(3, { ...spoken, cursor: null }));
    drop();
    connect();
    const written = { ...recording, transcript: "Ciao" };
    const items = [...page([1, 2]).items, message(3, { ...spoken, recording: written })];
    await answer("loadMessages", { ...page([]), items });
    receive(frame(3, spoken));
    expect(context().messages.map((one) => one.recording)).toEqual([null, null, written]);
  });

  test("what changes nothing leaves the messages as they are", async () => {
    const { receive, context } = await live();
    const before = context().messages;
    receive(frame(2));
    expect(context().messages.every((one, index) => one === before[index])).toBe(true);
  });

  test("four fields of a plain backend are shown, and found in the history", async () => {
    const { receive, drop, connect, answer, context, keys } = await live();
    receive(plainFrame("Message 3"));
    expect(context().messages.at(-1)).toMatchObject({ id: null, content: "Message 3" });
    const [, , key] = keys();
    drop();
    connect();
    await answer("loadMessages", page([1, 2, 3]));
    expect(context().messages.map(({ id }) => id)).toEqual(["m1", "m2", "m3"]);
    expect(keys()[2]).toBe(key);
  });
});

describe("a message of one's own", () => {
  test("goes, is acknowledged, and keeps its key", async () => {
    const { say, receive, sent, context, keys, stored } = await live();
    say("  Ciao\n");
    expect(context().outbox).toMatchObject([{ clientMessageId: "own1", content: "Ciao" }]);
    expect(sent()).toEqual(["own1"]);
    receive(ack(3, "own1"));
    expect(context().outbox).toEqual([]);
    expect(stored()).toEqual([]);
    expect(keys()).toEqual(["m1", "m2", "own1"]);
    expect(context().messages.at(-1)).toMatchObject({ id: "m3", sender_id: me, content: "Ciao" });
  });

  test("of nothing but white space is not sent", async () => {
    const { say, context } = await live();
    say(" \n ");
    expect(context().outbox).toEqual([]);
  });

  test("of more than 4000 characters is not sent", async () => {
    const { say, sent, context } = await live();
    say("😀".repeat(4001));
    expect(context().outbox).toEqual([]);
    say(` ${"😀".repeat(4000)} `);
    expect(sent()).toEqual(["own1"]);
  });

  test("of an earlier visit that is too long has failed, and cannot go", () => {
    const { actor, connect, sent, context } = start({
      outbox: [{ ...waiting, content: "😀".repeat(4001) }],
    });
    connect();
    actor.send({ type: "message.retry", clientMessageId: "own0" });
    expect(sent()).toEqual([]);
    expect(context().outbox).toMatchObject([{ clientMessageId: "own0", hasFailed: true }]);
    actor.send({ type: "message.discard", clientMessageId: "own0" });
    expect(context().outbox).toEqual([]);
  });

  test("waits for the one before, so that their order is the member's", async () => {
    const { say, receive, sent } = await live();
    say("one");
    say("two");
    expect(sent()).toEqual(["own1"]);
    receive(ack(3, "own1"));
    expect(sent()).toEqual(["own1", "own2"]);
  });

  test("goes again under the same id after a drop, and is there once", async () => {
    const { say, drop, connect, receive, answer, sent, keys } = await live();
    say("Ciao");
    drop();
    expect(sent()).toEqual(["own1"]);
    connect();
    expect(sent()).toEqual(["own1", "own1"]);
    const own = message(3, { sender_id: me, client_msg_id: "own1", content: "Ciao" });
    await answer("loadMessages", { ...page([]), items: [...page([1, 2]).items, own] });
    receive(ack(3, "own1"));
    expect(keys()).toEqual(["m1", "m2", "own1"]);
  });

  test("waits while there is no connection", () => {
    const { say, connect, sent } = start();
    say("Ciao");
    expect(sent()).toEqual([]);
    connect();
    expect(sent()).toEqual(["own1"]);
  });

  test("of an earlier visit goes once there is a connection", () => {
    const { connect, sent } = start({ outbox: [waiting] });
    connect();
    expect(sent()).toEqual(["own0"]);
  });

  test("of an earlier visit that failed waits for the member", () => {
    const { actor, connect, sent } = start({ outbox: [{ ...waiting, hasFailed: true }] });
    connect();
    expect(sent()).toEqual([]);
    actor.send({ type: "message.retry", clientMessageId: "own0" });
    expect(sent()).toEqual(["own0"]);
  });

  test("that failed can be given up, one on its way cannot", () => {
    const { actor, connect, sent, context, stored } = start({
      outbox: [{ ...waiting, hasFailed: true }],
    });
    connect();
    actor.send({ type: "message.send", content: "two" });
    const ids = () => context().outbox.map(({ clientMessageId }) => clientMessageId);
    const [failed = "", going = ""] = ids();
    actor.send({ type: "message.discard", clientMessageId: going });
    expect(ids()).toEqual([failed, going]);
    actor.send({ type: "message.discard", clientMessageId: failed });
    expect(ids()).toEqual([going]);
    expect(stored()).toEqual(context().outbox);
    expect(sent()).toEqual([going]);
  });

  test("fails after 20 s without an acknowledgement, and the next one goes", async () => {
    const { clock, say, receive, sent, context, stored } = await live();
    say("one");
    say("two");
    clock.increment(19_999);
    expect(context().outbox.map(({ hasFailed }) => hasFailed)).toEqual([false, false]);
    clock.increment(1);
    expect(context().outbox.map(({ hasFailed }) => hasFailed)).toEqual([true, false]);
    expect(stored()).toEqual(context().outbox);
    expect(sent()).toEqual(["own1", "own2"]);
    receive(ack(3, "own1"));
    expect(context().outbox.map(({ clientMessageId }) => clientMessageId)).toEqual(["own2"]);
  });

  test.each([null, "own1"])(
    "refused with the id %s, it fails and is sent again on demand",
    async (id) => {
      const { actor, say, receive, sent, context } = await live();
      say("one");
      receive(refusal("validation_failed", id));
      expect(context().outbox).toMatchObject([{ clientMessageId: "own1", hasFailed: true }]);
      actor.send({ type: "message.retry", clientMessageId: "own1" });
      expect(sent()).toEqual(["own1", "own1"]);
    },
  );

  test("one more than a day allows fails as that, until one is taken again", async () => {
    const { actor, say, receive, context } = await live();
    say("one");
    receive(refusal("daily_limit", "own1"));
    expect(context()).toMatchObject({ outbox: [{ hasFailed: true }], areMessagesUsedUp: true });
    actor.send({ type: "message.retry", clientMessageId: "own1" });
    receive(ack(1, "own1"));
    expect(context()).toMatchObject({ outbox: [], areMessagesUsedUp: false });
  });

  test("too fast for the server, it waits longer each time", async () => {
    const { clock, say, receive, sent } = await live();
    say("one");
    receive(refusal("rate_limited"));
    say("two");
    clock.increment(999);
    expect(sent()).toEqual(["own1"]);
    clock.increment(1);
    expect(sent()).toEqual(["own1", "own1"]);
    receive(refusal("rate_limited"));
    clock.increment(1999);
    expect(sent()).toHaveLength(2);
    clock.increment(1);
    receive(ack(3, "own1"));
    expect(sent()).toEqual(["own1", "own1", "own1", "own2"]);
  });

  test("from another tab takes nothing away, and is one's own", async () => {
    const { receive, context } = await live();
    receive(status(thinking));
    receive(frame(3, { sender_id: me, client_msg_id: "elsewhere" }));
    expect(context().messages.at(-1)).toMatchObject({ key: "elsewhere", sender_id: me });
    expect(context().status).toBe(thinking);
  });

  /** Connected to a backend that acknowledges nothing. */
  async function livePlain() {
    const chat = start({ isPlain: true });
    chat.connect();
    await chat.answer("loadMessages", page([1, 2]));
    return chat;
  }

  test("that a plain backend gives back is acknowledged by that", async () => {
    const { say, receive, context } = await livePlain();
    say("Ciao");
    receive(plainFrame("Ciao"));
    expect(context().outbox).toEqual([]);
    expect(context().messages.at(-1)).toMatchObject({ key: "own1", id: null, sender_id: me });
  });

  test("that a plain backend does not give back counts as stored after 2 s", async () => {
    const { clock, say, sent, context, stored } = await livePlain();
    say("one");
    say("two");
    clock.increment(1999);
    expect(sent()).toEqual(["one"]);
    clock.increment(1);
    expect(sent()).toEqual(["one", "two"]);
    clock.increment(2000);
    expect([context().outbox, stored()]).toEqual([[], []]);
    expect(context().messages.slice(-2)).toMatchObject([
      { key: "own1", id: null, sender_id: me, content: "one" },
      { key: "own2", id: null, sender_id: me, content: "two" },
    ]);
  });

  test("that a plain backend gives back with its id is there once", async () => {
    const { say, receive, context, keys } = await livePlain();
    say("Ciao");
    receive(frame(3, { sender_id: me, content: "Ciao" }));
    expect([context().outbox, keys()]).toEqual([[], ["m1", "m2", "own1"]]);
    expect(context().messages.at(-1)).toMatchObject({ id: "m3", sender_id: me });
  });

  test("is not acknowledged by the same words of the other", async () => {
    const { say, receive, context } = await livePlain();
    say("Ciao");
    receive({ ...plainFrame("Ciao"), sender_id: "other" });
    expect(context().outbox).toHaveLength(1);
  });

  test.each([
    ["goes again where a plain backend has lost it", [], ["Ciao", "Ciao"]],
    [
      "goes once where a plain backend has stored it",
      [message(3, { sender_id: me, content: "Ciao" })],
      ["Ciao"],
    ],
  ])("after a drop %s", async (_case, stored, all) => {
    const { say, drop, connect, answer, sent, context } = await livePlain();
    say("Ciao");
    drop();
    connect();
    expect(sent()).toEqual(["Ciao"]);
    await answer("loadMessages", { ...page([]), items: [...page([1, 2]).items, ...stored] });
    expect(sent()).toEqual(all);
    expect(context().messages).toHaveLength(2 + stored.length);
    expect(context().outbox).toHaveLength(1 - stored.length);
  });

  test("an earlier visit's goes once where a plain backend has stored it", async () => {
    const { connect, answer, sent, context } = start({ isPlain: true, outbox: [waiting] });
    connect();
    const stored = message(3, { sender_id: me, content: waiting.content });
    await answer("loadMessages", { ...page([]), items: [stored] });
    expect([sent(), context().outbox]).toEqual([[], []]);
    expect(context().messages).toHaveLength(1);
  });

  test.each([
    ["without an id", plainFrame("Hello")],
    ["with one", frame(3, { content: "Hello" })],
  ])("that the AI of a plain backend answers %s is stored, and before it", async (_case, said) => {
    const { say, receive, context } = await livePlain();
    say("Ciao");
    receive({ ...said, by_ai: true, sender_id: null });
    expect(context().outbox).toEqual([]);
    expect(context().messages.slice(-2)).toMatchObject([
      { key: "own1", sender_id: me },
      { content: "Hello", by_ai: true },
    ]);
  });

  test("a voice note is there once, by its answer and by the history", async () => {
    const { actor, drop, connect, answer, keys } = await live();
    const note = message(3, { sender_id: me, client_msg_id: "note1", kind: "audio" });
    actor.send({ type: "message.stored", message: note });
    drop();
    connect();
    await answer("loadMessages", { ...page([]), items: [...page([1, 2]).items, note] });
    expect(keys()).toEqual(["m1", "m2", "note1"]);
  });

  test("a voice note that a plain backend stored without an answer is looked up", async () => {
    const { actor, answer, keys } = await live();
    actor.send({ type: "message.stored", message: null });
    await answer("loadMessages", page([1, 2, 3]));
    expect(keys()).toEqual(["m1", "m2", "m3"]);
  });

  test("a recording that came without its address is looked up", async () => {
    const { receive, answer, keys } = await live();
    receive({ ...plainFrame(""), kind: "audio" });
    expect(keys()).toEqual(["m1", "m2"]);
    await answer("loadMessages", page([1, 2, 3]));
    expect(keys()).toEqual(["m1", "m2", "m3"]);
  });

  test("two messages alike from a plain backend stay two when the history names them", async () => {
    const { receive, drop, connect, answer, context } = await live();
    receive(plainFrame("ok"), plainFrame("ok"));
    expect(context().messages).toHaveLength(4);
    drop();
    connect();
    const named = [3, 4].map((number) => message(number, { content: "ok" }));
    await answer("loadMessages", { ...page([]), items: [...page([1, 2]).items, ...named] });
    expect(context().messages.map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4"]);
  });
});

describe("status", () => {
  const answer = (number: number) => frame(number, { sender_id: null, by_ai: true });

  test("is taken away by the message, by an empty one, and by a lost connection", async () => {
    const { receive, drop, context } = await live();
    const shown: unknown[] = [];
    receive(status(thinking));
    shown.push(context().status);
    receive(answer(3));
    shown.push(context().status);
    receive(status(typing), status(null));
    shown.push(context().status);
    receive(status(typing));
    drop();
    shown.push(context().status);
    expect(shown).toEqual([thinking, null, null, null]);
  });

  test("for every conversation holds here, for another one it does not", async () => {
    const busy = { kind: "other", text: "busy" } as const;
    const { receive, context } = await live();
    receive(status(busy, "another"));
    expect(context().status).toBeNull();
    receive(status(busy, "00000000-0000-0000-0000-000000000000"));
    expect(context().status).toBe(busy);
  });

  test("thinking is kept away for 5 s after an answer", async () => {
    const { clock, receive, context } = await live();
    receive(answer(3));
    clock.increment(4999);
    receive(status(thinking));
    expect(context().status).toBeNull();
    receive(status(typing));
    expect(context().status).toBe(typing);
    clock.increment(1);
    receive(status(thinking));
    expect(context().status).toBe(thinking);
  });
});

describe("the end of a conversation", () => {
  test.each([
    ["a refusal", refusal("conversation_closed")],
    ["the owner of a twin", refusal("twin_not_shared")],
    ["an event", event("conversation_ended")],
  ])("is reported by %s: unsent messages fail, and no more are sent", async (_name, notice) => {
    const { actor, say, receive, sent, context } = await live();
    say("one");
    say("two");
    receive(notice);
    say("three");
    actor.send({ type: "message.retry", clientMessageId: "own1" });
    expect(context().isEnded).toBe(true);
    expect(context().outbox.map(({ hasFailed }) => hasFailed)).toEqual([true, true]);
    expect(sent()).toEqual(["own1"]);
  });

  test("is also reported by other connections", async () => {
    const { actor, context } = await live();
    actor.send({ type: "conversation.end" });
    expect(context().isEnded).toBe(true);
  });
});

describe("deleting", () => {
  async function confirmed() {
    const chat = await live();
    chat.say("not sent yet");
    chat.actor.send({ type: "chat.delete" });
    chat.actor.send({ type: "delete.confirm" });
    return chat;
  }

  test("asks first", async () => {
    const { actor, value, call } = await live();
    actor.send({ type: "chat.delete" });
    expect(value()).toMatchObject({ deletion: "asking" });
    actor.send({ type: "delete.cancel" });
    expect(value()).toMatchObject({ deletion: "none" });
    expect(() => call("deleteConversation")).toThrow("was not called");
  });

  test("done, notifies the host and clears its state", async () => {
    const { call, answer, done, stored } = await confirmed();
    expect(call("deleteConversation").input).toEqual({ conversationId });
    await answer("deleteConversation");
    expect(done.at(-1)?.action).toBe("announceDeleted");
    expect(stored()).toEqual([]);
  });

  test("what is gone already is deleted", async () => {
    const { refuse, value } = await confirmed();
    await refuse("deleteConversation", notFound);
    expect(value()).toMatchObject({ deletion: "deleted" });
  });

  test("that failed is reported, and can be tried again or left", async () => {
    const { actor, refuse, value } = await confirmed();
    await refuse("deleteConversation", network);
    expect(value()).toMatchObject({ deletion: "failed" });
    actor.send({ type: "delete.confirm" });
    await refuse("deleteConversation", unavailable);
    actor.send({ type: "delete.cancel" });
    expect(value()).toMatchObject({ deletion: "none" });
  });
});
