import type { LiveFrame } from "@gemel/api/live";
import type { Message, Page } from "@gemel/api/values";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { settle } from "../../testing/run.ts";
import { chatMachine } from "../chat.machine.ts";
import { ack, conversationId, event, frame, me, message } from "./messages.ts";

/** Numbers from 0 up to 1, always the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pageSize = 5;

/** A server that keeps what it is sent, and a network that drops, doubles and swaps by chance. */
export function createRandomNetwork(seed: number) {
  const random = seededRandom(seed);
  const isLikely = (chance: number) => random() < chance;
  const clock = new SimulatedClock();
  const log: Message[] = [];
  let isOpen = false;
  let cursor: number | null = null;
  let ids = 0;
  let wire: LiveFrame[] = [];

  const store = (sent?: { content: string; client_msg_id?: string }): number => {
    const known = log.findIndex(
      ({ client_msg_id }) => sent !== undefined && client_msg_id === sent.client_msg_id,
    );
    if (known >= 0) return known;
    const own = sent && { sender_id: me, content: sent.content };
    const named = { client_msg_id: sent?.client_msg_id ?? null };
    log.push(message(log.length, { ...own, ...named }));
    return log.length - 1;
  };
  const frameOf = (number: number) => frame(number, { ...log[number], kind: "message" });
  const numberOf = (one: LiveFrame): number | null =>
    "cursor" in one && one.cursor !== null ? Number(one.cursor.slice(1)) : null;

  const answerPage = (before: string | null): Page<Message> => {
    const end = before === null ? log.length : Number(before);
    const from = Math.max(0, end - pageSize);
    return {
      items: log.slice(from, end),
      next_cursor: from > 0 ? String(from) : null,
      total: null,
    };
  };

  const actor = createActor(
    chatMachine.provide({
      actors: {
        loadMessages: fromPromise(({ input: { before } }) => {
          if (isLikely(0.2)) return Promise.reject(new Error("The network failed"));
          const page = answerPage(before);
          return Promise.resolve(page);
        }),
      },
      actions: {
        storeOutbox: () => {},
        sendFrame: (_, sent) => {
          if (!isOpen || isLikely(0.2)) return;
          const number = store(sent);
          if (isLikely(0.8)) wire.push(ack(number, sent.client_msg_id ?? ""));
        },
      },
    }),
    {
      clock,
      input: {
        conversationId,
        memberId: me,
        outbox: [],
        now: () => clock.now(),
        createId: () => `own${++ids}`,
      },
    },
  );

  /** Hands over what is on the wire, here and there twice or in the wrong order. */
  const deliver = () => {
    // The event that replaces a replay comes before everything else.
    if (wire[0]?.type !== "event" && isLikely(0.3)) wire.reverse();
    const arriving = wire.flatMap((one) => (isLikely(0.2) ? [one, one] : [one]));
    wire = [];
    for (const one of arriving) {
      const number = numberOf(one);
      cursor = number === null ? cursor : Math.max(cursor ?? 0, number);
      actor.send({ type: "frame.received", frame: one });
    }
  };
  const drop = () => {
    isOpen = false;
    wire = [];
    actor.send({ type: "connection.lost" });
  };
  const open = () => {
    isOpen = true;
    const isTooOld = isLikely(0.2);
    if (cursor !== null && isTooOld) wire.push(event("resync", `c${log.length - 1}`));
    else if (cursor !== null)
      wire.push(...log.map((_, number) => frameOf(number)).slice(cursor + 1));
    actor.send({ type: "connection.opened" });
  };

  const steps = [
    () => void actor.send({ type: "message.send", content: `Own ${ids}` }),
    () => {
      const number = store();
      if (isOpen) wire.push(frameOf(number));
    },
    deliver,
    () => (isOpen ? drop() : open()),
    () => void actor.send({ type: "history.older" }),
    () => void actor.send({ type: "history.retry" }),
    () => void clock.increment(Math.floor(random() * 8000)),
  ];

  return {
    actor,
    log,
    /** Lets chance do something. */
    step: async () => {
      steps[Math.floor(random() * steps.length)]?.();
      if (isLikely(0.5)) await settle();
    },
    /** Lets everything come to rest on a connection, and reads the conversation to its start. */
    rest: async () => {
      for (let times = 0; times < 60; times++) {
        if (!isOpen) open();
        for (const { clientMessageId, hasFailed } of actor.getSnapshot().context.outbox) {
          if (hasFailed) actor.send({ type: "message.retry", clientMessageId });
        }
        deliver();
        actor.send({ type: "history.retry" });
        actor.send({ type: "history.older" });
        await settle();
        clock.increment(30_000);
        await settle();
      }
    },
  };
}
