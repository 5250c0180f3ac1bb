import { describe, expect, test } from "vitest";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { type BusyEvent, busyMachine, workKinds } from "./busy.machine.ts";

const recording = { type: "work.started", id: "r1", kind: "recording" } as const;
const dialog = { type: "work.started", id: "d1", kind: "dialog" } as const;
const away: BusyEvent[] = [{ type: "page.hidden" }, { type: "page.visible" }];

function start(...events: BusyEvent[]) {
  const { actor, clock, done } = run(busyMachine, { actions: ["reload"] });
  const send = (...more: BusyEvent[]) => more.forEach((event) => actor.send(event));
  send(...events);
  const reloads = (): number => done.length;
  return {
    send,
    /** Reloads so far. */
    reloads,
    /** Reloads once nothing has followed for a while. */
    reloadsLater: () => {
      clock.increment(500);
      return reloads();
    },
    value: () => actor.getSnapshot().value,
  };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(busyMachine, {
    actions: ["reload"],
    events: [
      recording,
      dialog,
      { type: "work.ended", id: "r1" },
      { type: "work.ended", id: "d1" },
      ...away,
      { type: "page.outdated" },
    ],
    key: ({ works }) => works,
  }));

test("reloads when the page becomes visible again", () => {
  expect(start(...away).reloads()).toBe(1);
});

test("does not reload a page that was never hidden, such as one opened in the background", () => {
  expect(start({ type: "page.visible" }).reloads()).toBe(0);
});

describe("while anything is under way", () => {
  test.each(workKinds)("%s makes the reload wait for its end", (kind) => {
    const { send, reloadsLater, value } = start({ type: "work.started", id: "w", kind }, ...away);
    expect(value()).toBe("waiting");
    expect(reloadsLater()).toBe(0);
    send({ type: "work.ended", id: "w" });
    expect(reloadsLater()).toBe(1);
  });

  test("it waits for everything, also for work that begins while it waits", () => {
    const { send, reloadsLater } = start(recording, ...away, dialog, {
      type: "work.ended",
      id: "r1",
    });
    expect(reloadsLater()).toBe(0);
    send({ type: "work.ended", id: "d1" });
    expect(reloadsLater()).toBe(1);
  });

  test("a work that follows from the one that ends, such as sending what was typed, is waited for too", () => {
    const { send, reloads, reloadsLater } = start(recording, ...away);
    send({ type: "work.ended", id: "r1" }, dialog);
    expect(reloadsLater()).toBe(0);
    send({ type: "work.ended", id: "d1" });
    expect(reloads()).toBe(0);
    expect(reloadsLater()).toBe(1);
  });

  test("work that ends out of sight reloads only when the page is seen", () => {
    const { send, reloads } = start(recording, { type: "page.hidden" });
    send({ type: "work.ended", id: "r1" });
    expect(reloads()).toBe(0);
    send({ type: "page.visible" });
    expect(reloads()).toBe(1);
  });

  test("two works of one kind are two, one id started twice is one, unknown ends are nothing", () => {
    const { send, reloadsLater } = start(
      dialog,
      dialog,
      { type: "work.started", id: "d2", kind: "dialog" },
      ...away,
      { type: "work.ended", id: "d1" },
      { type: "work.ended", id: "never" },
    );
    expect(reloadsLater()).toBe(0);
    send({ type: "work.ended", id: "d2" });
    expect(reloadsLater()).toBe(1);
  });
});

test("an outdated page is reloaded at once, or when the last work ends", () => {
  expect(start({ type: "page.outdated" }).reloads()).toBe(1);
  const { send, reloadsLater } = start(recording, { type: "page.outdated" });
  expect(reloadsLater()).toBe(0);
  send({ type: "work.ended", id: "r1" });
  expect(reloadsLater()).toBe(1);
});

test("a hidden page that turns out to be outdated is reloaded when it is seen", () => {
  const { send, reloads } = start({ type: "page.hidden" }, { type: "page.outdated" });
  expect(reloads()).toBe(0);
  send({ type: "page.visible" });
  expect(reloads()).toBe(1);
});

test("never reloads twice", () => {
  const { send, reloadsLater } = start(recording, ...away, { type: "work.ended", id: "r1" });
  expect(reloadsLater()).toBe(1);
  send(...away, recording, { type: "work.ended", id: "r1" }, ...away);
  expect(reloadsLater()).toBe(1);
});
