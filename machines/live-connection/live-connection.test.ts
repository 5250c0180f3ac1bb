import type { LiveFrame } from "@gemel/api/live";
import { describe, expect, test } from "vitest";
import { http, network, unauthorized, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { liveConnectionMachine, type LiveSocket } from "./live-connection.machine.ts";

const conversationId = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const actions = ["announceOpened", "announceFrame"];

const socket = (send: LiveSocket["send"] = () => {}): LiveSocket => ({
  send,
  closed: new Promise(() => {}),
  leave: () => {},
});

const message = (cursor: string | null, of = conversationId): LiveFrame => ({
  type: "message",
  kind: "message",
  conversation_id: of,
  id: null,
  sender_id: null,
  by_ai: false,
  content: "Ciao",
  recording: null,
  sent_at: null,
  client_msg_id: null,
  cursor,
});
const status: LiveFrame = {
  type: "status",
  conversation_id: conversationId,
  status: { kind: "thinking" },
};

/** @param random - from 0, no jitter, to 1 */
function start(random = 0) {
  const running = run(liveConnectionMachine, {
    input: (clock) => ({ conversationId, now: () => clock.now(), random: () => random }),
    actions,
  });
  const { done, answer } = running;
  return {
    ...running,
    announced: () => done.map(({ action, params }) => [action, params]),
    async open(token = "a.b.c", opened = socket()) {
      await answer("obtainToken", token);
      await answer("openSocket", opened);
    },
    /** The server closes the connection, or it breaks. */
    close: (code = 1006) => answer("holdSocket", code),
  };
}

async function open() {
  const running = start();
  await running.open();
  return running;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(liveConnectionMachine, {
    input: { conversationId, now: () => 0, random: () => 0 },
    actions,
    events: [
      { type: "socket.frame", frame: status },
      { type: "frame.send", frame: { conversation_id: conversationId, content: "Ciao" } },
      { type: "connection.retry" },
      { type: "network.online" },
      { type: "network.offline" },
      { type: "connection.pause" },
      { type: "connection.resume" },
    ],
    answers: {
      obtainToken: [{ output: "a.b.c" }, { error: unauthorized }, { error: network }],
      openSocket: [{ output: socket() }, { error: new Error("no socket") }],
      holdSocket: [
        { output: 1006 },
        { output: 4401 },
        { output: 4403 },
        { error: new Error("a bug") },
      ],
    },
    key: ({ isTokenRefused }) => isTokenRefused,
  }));

describe("connecting", () => {
  test("obtains a token, opens a socket with it, and says that it is open", async () => {
    const { actor, call, answer, announced } = start();
    expect(call("obtainToken").input).toEqual({ refused: null });
    expect(() => call("openSocket")).toThrow("was not called");
    await answer("obtainToken", "a.b.c");
    expect(call("openSocket").input).toMatchObject({ token: "a.b.c", cursor: null });
    expect(actor.getSnapshot().hasTag("connecting")).toBe(true);
    expect(announced()).toEqual([]);
    await answer("openSocket", socket());
    expect(actor.getSnapshot().hasTag("connected")).toBe(true);
    expect(announced()).toEqual([["announceOpened", undefined]]);
  });

  test("an attempt that hangs is given up after 15 s, and its socket with it", async () => {
    const { clock, call, answer, value } = start();
    await answer("obtainToken", "a.b.c");
    const { signal } = call("openSocket");
    clock.increment(14_999);
    expect(value()).toBe("opening");
    clock.increment(1);
    expect(value()).toBe("waiting");
    expect(signal.aborted).toBe(true);
  });

  test.each([network, unavailable, new Error("a bug")])(
    "%o in place of a token is waited out",
    async (failure) => {
      const { refuse, value } = start();
      await refuse("obtainToken", failure);
      expect(value()).toBe("waiting");
    },
  );

  test.each([unauthorized, http(403, "forbidden")])(
    "$status in place of a token ends it: there is no session to connect with",
    async (failure) => {
      const { clock, refuse, value } = start();
      await refuse("obtainToken", failure);
      clock.increment(60_000);
      expect(value()).toBe("closed");
    },
  );
});

describe("coming back", () => {
  test("waits 1 s, doubling to 30 s, and starts over once it was open", async () => {
    const { clock, answer, refuse, value, open: openAgain, close } = start();
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await answer("obtainToken", "a.b.c");
      await refuse("openSocket", new Error("no socket"));
      clock.increment(seconds * 1000 - 1);
      expect(value()).toBe("waiting");
      clock.increment(1);
      expect(value()).toBe("obtainingToken");
    }
    await openAgain();
    await close(1001);
    clock.increment(999);
    expect(value()).toBe("waiting");
    clock.increment(1);
    expect(value()).toBe("obtainingToken");
  });

  test.each([
    [0, 1000],
    [0.5, 900],
    [1, 800],
  ])("chance %d makes of the first second %d ms", async (random, delay) => {
    const { clock, refuse, context, value } = start(random);
    clock.increment(5000);
    await refuse("obtainToken", network);
    expect(context().retryAt).toBe(5000 + delay);
    clock.increment(delay - 1);
    expect(value()).toBe("waiting");
    clock.increment(1);
    expect(value()).toBe("obtainingToken");
    expect(context().retryAt).toBeNull();
  });

  test.each([1000, 1001, 1003, 1006, 1009, 1011, 4429])(
    "closed with %d, it comes back",
    async (code) => {
      const { close, value } = await open();
      await close(code);
      expect(value()).toBe("waiting");
    },
  );

  test("each attempt asks for a token again, and another one after a refusal of the last", async () => {
    const { clock, call, answer, open: openAgain, close } = await open();
    await close();
    clock.increment(1000);
    expect(call("obtainToken").input).toEqual({ refused: null });
    await openAgain("d.e.f");
    await close(4401);
    clock.increment(1000);
    expect(call("obtainToken").input).toEqual({ refused: "d.e.f" });
    await answer("obtainToken", "g.h.i");
    expect(call("openSocket").input).toMatchObject({ token: "g.h.i" });
    await answer("openSocket", socket());
    await close();
    clock.increment(1000);
    expect(call("obtainToken").input).toEqual({ refused: null });
  });

  test("a refusal of the token is not forgotten when no other can be had at once", async () => {
    const { clock, call, refuse, close } = await open();
    await close(4401);
    clock.increment(1000);
    await refuse("obtainToken", network);
    clock.increment(2000);
    expect(call("obtainToken").input).toEqual({ refused: "a.b.c" });
  });

  test("goes on after the last cursor of its own conversation", async () => {
    const { actor, clock, call, answer, close } = await open();
    for (const frame of [message("first"), status, message(null), message("k", "another")]) {
      actor.send({ type: "socket.frame", frame });
    }
    await close();
    clock.increment(1000);
    await answer("obtainToken", "a.b.c");
    expect(call("openSocket").input).toMatchObject({ token: "a.b.c", cursor: "first" });
  });

  test("4403 is the end: the conversation is over", async () => {
    const { clock, close, value } = await open();
    await close(4403);
    clock.increment(60_000);
    expect(value()).toBe("closed");
  });
});

describe("the network", () => {
  test("gone, the open connection is lost without waiting for the socket to notice", async () => {
    const { actor, clock, call, value } = await open();
    const { signal } = call("holdSocket");
    actor.send({ type: "network.offline" });
    expect(value()).toBe("waiting");
    expect(signal.aborted).toBe(true);
    // The browser may be wrong about it.
    clock.increment(1000);
    expect(value()).toBe("obtainingToken");
  });
});

describe("a paused connection", () => {
  test("lets the connection go, until they are back", async () => {
    const { actor, clock, call, value, announced, open: openAgain } = await open();
    const { signal } = call("holdSocket");
    actor.send({ type: "connection.pause" });
    clock.increment(60_000);
    expect([value(), signal.aborted]).toEqual(["paused", true]);
    actor.send({ type: "network.online" });
    expect(value()).toBe("paused");
    actor.send({ type: "connection.resume" });
    await openAgain();
    expect(announced()).toEqual([
      ["announceOpened", undefined],
      ["announceOpened", undefined],
    ]);
  });

  test("goes on after what they have seen", async () => {
    const { actor, call, answer } = await open();
    actor.send({ type: "socket.frame", frame: message("seen") });
    actor.send({ type: "connection.pause" });
    actor.send({ type: "connection.resume" });
    await answer("obtainToken", "a.b.c");
    expect(call("openSocket").input).toMatchObject({ cursor: "seen" });
  });

  test("is not joined by an attempt that was under way", async () => {
    const { actor, call, answer, value } = start();
    await answer("obtainToken", "a.b.c");
    const { signal } = call("openSocket");
    actor.send({ type: "connection.pause" });
    await answer("openSocket", socket());
    expect([value(), signal.aborted]).toEqual(["paused", true]);
  });
});

test("sent back by a server that may have missed something, it says that it is there again", async () => {
  const { clock, announced, open: openAgain, close } = await open();
  await close(1001);
  clock.increment(1000);
  await openAgain();
  expect(announced()).toEqual([
    ["announceOpened", undefined],
    ["announceOpened", undefined],
  ]);
});

test("frames are handed on in their order", async () => {
  const { call, answer, announced } = start();
  await answer("obtainToken", "a.b.c");
  const { onFrame } = call("openSocket").input as { onFrame: (frame: LiveFrame) => void };
  await answer("openSocket", socket());
  onFrame(status);
  onFrame(message("k"));
  expect(announced()).toEqual([
    ["announceOpened", undefined],
    ["announceFrame", status],
    ["announceFrame", message("k")],
  ]);
});

test("what is sent goes to the open socket, and nowhere while there is none", async () => {
  const frame = { conversation_id: conversationId, content: "Ciao" };
  const sent: unknown[] = [];
  const { actor, open: openNow, close } = start();
  actor.send({ type: "frame.send", frame });
  await openNow(
    "a.b.c",
    socket((one) => sent.push(one)),
  );
  actor.send({ type: "frame.send", frame });
  await close();
  actor.send({ type: "frame.send", frame });
  expect(sent).toEqual([frame]);
});
