import { describe, expect, test } from "vitest";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { type FlashMessage, flashMachine } from "./flash.machine.ts";

const profileFirst: FlashMessage = { id: "shell.gate.profile", tone: "info" };
const saved: FlashMessage = { id: "profile.saved", tone: "success" };

function shown() {
  const running = run(flashMachine, { input: (clock) => ({ now: () => clock.now() }) });
  running.actor.send({ type: "flash.show", message: profileFirst });
  return running;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(flashMachine, {
    input: { now: () => 0 },
    runInput: (clock) => ({ now: () => clock.now() }),
    events: [
      { type: "flash.show", message: profileFirst },
      { type: "flash.show", message: saved },
      { type: "flash.dismiss" },
      { type: "flash.hold", by: "pointer" },
      { type: "flash.hold", by: "focus" },
      { type: "flash.release", by: "pointer" },
      { type: "flash.release", by: "focus" },
    ],
    key: ({ message, holds }) => [message, holds],
  }));

test("shows a message for 5 s", () => {
  const { actor, clock } = shown();
  clock.increment(4999);
  expect(actor.getSnapshot().context.message).toEqual(profileFirst);
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe("hidden");
  expect(actor.getSnapshot().context.message).toBeNull();
});

test("a new message takes the place of the old and has its own 5 s", () => {
  const { actor, clock } = shown();
  clock.increment(4000);
  actor.send({ type: "flash.show", message: saved });
  clock.increment(4999);
  expect(actor.getSnapshot().context.message).toEqual(saved);
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe("hidden");
});

describe("held", () => {
  test("stays as long as it is held, then for the time that was left", () => {
    const { actor, clock } = shown();
    clock.increment(3000);
    actor.send({ type: "flash.hold", by: "pointer" });
    clock.increment(60_000);
    expect(actor.getSnapshot().context.message).toEqual(profileFirst);
    actor.send({ type: "flash.release", by: "pointer" });
    clock.increment(1999);
    expect(actor.getSnapshot().context.message).toEqual(profileFirst);
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe("hidden");
  });

  test("pauses add up", () => {
    const { actor, clock } = shown();
    for (const by of ["pointer", "focus"] as const) {
      clock.increment(2000);
      actor.send({ type: "flash.hold", by });
      clock.increment(10_000);
      actor.send({ type: "flash.release", by });
    }
    clock.increment(999);
    expect(actor.getSnapshot().value).toEqual({ shown: "running" });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe("hidden");
  });

  test("by pointer and focus at once, it waits for both", () => {
    const { actor } = shown();
    actor.send({ type: "flash.hold", by: "pointer" });
    actor.send({ type: "flash.hold", by: "focus" });
    actor.send({ type: "flash.release", by: "pointer" });
    expect(actor.getSnapshot().value).toEqual({ shown: "held" });
    actor.send({ type: "flash.release", by: "focus" });
    expect(actor.getSnapshot().value).toEqual({ shown: "running" });
  });

  test("a message that arrives during another has the full time afterwards", () => {
    const { actor, clock } = shown();
    clock.increment(4000);
    actor.send({ type: "flash.hold", by: "focus" });
    actor.send({ type: "flash.show", message: saved });
    actor.send({ type: "flash.release", by: "focus" });
    clock.increment(4999);
    expect(actor.getSnapshot().context.message).toEqual(saved);
  });
});
