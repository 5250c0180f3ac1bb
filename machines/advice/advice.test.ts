import type { Schemas } from "@gemel/api";
import type { Message, Page } from "@gemel/api/values";
import { afterEach, describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { conversationId, frame, me, page } from "../chat/testing/messages.ts";
import type { LiveSocket } from "../live-connection/live-connection.machine.ts";
import { http, network } from "../testing/failures.ts";
import { run, settle } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import {
  adviceConnection,
  type AdviceInput,
  adviceMachine,
  adviceTalk,
  type StartedAdvice,
} from "./advice.machine.ts";

const started: StartedAdvice = { conversationId, outbox: [] };
const notFound = http(404, "not_found");

const inputWith = (now: () => number): AdviceInput => ({
  candidateUserId: "etienne",
  memberId: me,
  now,
  random: () => 0,
  createId: () => "mine",
});

const sent: Schemas["SentMessageFrame"] = {
  conversation_id: conversationId,
  content: "What could I write first?",
  client_msg_id: "mine",
};

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(adviceMachine, {
    input: inputWith(() => 0),
    events: [
      { type: "advice.retry" },
      { type: "connection.opened" },
      { type: "frame.received", frame: frame(1) },
      { type: "frame.send", frame: sent },
      { type: "xstate.snapshot.connection", snapshot: { value: "waiting" } },
      { type: "xstate.snapshot.connection", snapshot: { value: "closed" } },
    ],
    answers: {
      startAdvice: [{ output: started }, { error: network }, { error: notFound }],
      talk: [{ error: new Error("a bug") }],
      connection: [{ error: new Error("a bug") }],
    },
  }));

describe("starting", () => {
  const begin = () => {
    const running = run(adviceMachine, { input: (clock) => inputWith(() => clock.now()) });
    return { ...running, failure: () => running.actor.getSnapshot().context.failure };
  };

  test("opens the conversation about the candidate, then talks in it", async () => {
    const { call, answer, value } = begin();
    expect(call("startAdvice").input).toEqual({ candidateUserId: "etienne", memberId: me });
    await answer("startAdvice", started);
    expect(value()).toBe("talking");
    expect(call("talk").input).toMatchObject({ ...started, memberId: me });
    expect(call("connection").input).toMatchObject({ conversationId });
  });

  test.each([
    [network, "unreachable"],
    [http(500, "internal"), "failed"],
    [new Error("a bug"), "failed"],
  ])("%o is reported as %s, and can be tried again", async (error, failure) => {
    const running = begin();
    await running.refuse("startAdvice", error);
    expect([running.value(), running.failure()]).toEqual(["failed", failure]);
    running.actor.send({ type: "advice.retry" });
    expect([running.value(), running.failure()]).toEqual(["starting", null]);
  });

  test("without a candidate, no retry helps", async () => {
    const { actor, refuse, value } = begin();
    await refuse("startAdvice", notFound);
    expect(value()).toBe("notFound");
    expect(actor.getSnapshot().can({ type: "advice.retry" })).toBe(false);
  });
});

describe("talking, with the real talk and the real connection", () => {
  let end: (code: number) => void = () => {};
  let stop: () => void = () => {};
  afterEach(() => stop());

  async function talk() {
    const clock = new SimulatedClock();
    const frames: Schemas["SentMessageFrame"][] = [];
    const machine = adviceMachine.provide({
      actors: {
        startAdvice: fromPromise(() => Promise.resolve(started)),
        talk: adviceTalk.provide({
          actors: {
            loadMessages: fromPromise((): Promise<Page<Message>> => Promise.resolve(page([1, 2]))),
          },
          actions: { storeOutbox: () => {} },
        }),
        connection: adviceConnection.provide({
          actors: {
            obtainToken: fromPromise(() => Promise.resolve("a.b.c")),
            openSocket: fromPromise(() => {
              const closed = new Promise<number>((resolve) => {
                end = resolve;
              });
              const socket: LiveSocket = {
                send: (one) => frames.push(one),
                closed,
                leave: () => {},
              };
              return Promise.resolve(socket);
            }),
            holdSocket: fromPromise(({ input }) => input.closed),
          },
        }),
      },
    });
    const actor = createActor(machine, { clock, input: inputWith(() => clock.now()) });
    actor.start();
    stop = () => actor.stop();
    await settle();
    const { talk: talking, connection } = actor.getSnapshot().children;
    if (!talking || !connection) throw new Error("The conversation has not started");
    return {
      clock,
      frames,
      connection: () => connection.getSnapshot().value,
      talk: () => talking.getSnapshot().context,
      ask: (content: string) => talking.send({ type: "message.send", content }),
    };
  }

  test("while it is disconnected nothing is sent; after the reconnection it is", async () => {
    const running = await talk();
    end(1006);
    await settle();
    expect(running.talk().isConnected).toBe(false);
    running.ask(sent.content);
    expect(running.frames).toEqual([]);
    running.clock.increment(1000);
    await settle();
    expect(running.frames).toEqual([sent]);
  });

  test("an end of the conversation is for good", async () => {
    const running = await talk();
    end(4403);
    await settle();
    expect(running.connection()).toBe("closed");
    expect(running.talk()).toMatchObject({ isEnded: true, isConnected: false });
  });
});
