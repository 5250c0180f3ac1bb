import { describe, expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { http, network, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { type Reaction, reactionsMachine } from "./reactions.machine.ts";

const actions = ["announce"];

const like = (id: string, message: string | null = null): Reaction => ({
  user: candidate(id),
  action: "like",
  message,
});
const pass = (id: string): Reaction => ({ user: candidate(id), action: "pass", message: null });

const announced = (outcome: object) => ({ action: "announce", params: outcome });

const pending = { status: "pending", undo_until: "2026-05-03T10:00:10Z" } as const;
const passed = { status: "passed", undo_until: "2026-05-03T10:00:10Z" } as const;
const notFound = http(404, "not_found");
const usedUp = http(429, "daily_limit");
const matched = { status: "matched", match_id: "m1" } as const;

const start = () => {
  const running = run(reactionsMachine, { actions });
  return {
    ...running,
    make: (reaction: Reaction) => running.actor.send({ type: "reaction.make", reaction }),
    undo: () => running.actor.send({ type: "reaction.undo" }),
    state: running.value,
  };
};

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(reactionsMachine, {
    actions,
    events: [{ type: "reaction.make", reaction: like("ada") }, { type: "reaction.undo" }],
    answers: {
      react: [
        { output: pending },
        { output: matched },
        { error: network },
        { error: notFound },
        { error: usedUp },
      ],
      undo: [{ output: undefined }, { error: network }],
    },
    key: ({ tasks, undoable }) => [
      // More tasks than these make no state that is new.
      tasks.slice(0, 3).map(({ kind }: { kind: string }) => kind),
      undoable !== null,
    ],
  }));

describe("reactions", () => {
  test("are sent one after the other, in their order", async () => {
    const { make, call, answer, done } = start();
    make(like("ada", "Hello"));
    make(pass("ben"));
    expect(call("react").input).toEqual(like("ada", "Hello"));
    await answer("react", pending);
    expect(call("react").input).toEqual(pass("ben"));
    await answer("react", passed);
    expect(done).toEqual([
      announced({ type: "reaction.made", reaction: like("ada", "Hello"), answer: pending }),
      announced({ type: "reaction.made", reaction: pass("ben"), answer: passed }),
    ]);
  });

  test("that fail are reported, and the next is sent", async () => {
    const { make, call, refuse, done } = start();
    make(like("ada"));
    make(pass("ben"));
    await refuse("react", unavailable);
    expect(done).toEqual([announced({ type: "reaction.failed", reaction: like("ada") })]);
    expect(call("react").input).toEqual(pass("ben"));
  });

  test("that are refused say why", async () => {
    const { make, refuse, done, context } = start();
    const reactions = [like("ada"), like("ada", "Hello"), like("ben", "evil.com")];
    for (const reaction of reactions) make(reaction);
    await refuse("react", usedUp);
    for (const code of ["already_said", "contact_details"]) {
      const details = [{ field: "message", code, message: "" }];
      await refuse("react", { ...http(422, "validation_failed"), details });
    }
    expect(done).toEqual(
      ["daily_limit", "already_said", "contact_details"].map((refusal, index) =>
        announced({ type: "reaction.refused", reaction: reactions[index], refusal }),
      ),
    );
    expect(context().undoable).toBeNull();
  });
});

describe("undo", () => {
  test("is not offered for a deleted member, which is reported", async () => {
    const { make, call, refuse, done, context } = start();
    make(like("ada"));
    make(pass("ben"));
    await refuse("react", notFound);
    expect(call("react").input).toEqual(pass("ben"));
    await refuse("react", notFound);
    expect(done).toEqual([
      announced({ type: "reaction.notFound", reaction: like("ada") }),
      announced({ type: "reaction.notFound", reaction: pass("ben") }),
    ]);
    expect(context()).toEqual({ tasks: [], undoable: null });
  });

  test("is offered for 10 s from when the reaction was made", async () => {
    const { make, answer, clock, state, context } = start();
    make(like("ada"));
    clock.increment(4000);
    await answer("react", pending);
    clock.increment(5999);
    expect(state()).toMatchObject({ offer: "undoable" });
    clock.increment(1);
    expect(state()).toMatchObject({ offer: "none" });
    expect(context().undoable).toBeNull();
  });

  test("is offered for the last reaction, with 10 s of its own", () => {
    const { make, clock, context } = start();
    make(like("ada"));
    clock.increment(9000);
    make(pass("ben"));
    clock.increment(9999);
    expect(context().undoable).toEqual(pass("ben"));
  });

  test.each([
    ["a match", matched],
    ["a server that has no undo", { status: "pending" }],
  ])("is not offered any more after %s", async (_, answered) => {
    const { make, answer, state } = start();
    make(like("ada"));
    await answer("react", answered);
    expect(state()).toMatchObject({ offer: "none" });
  });

  test("of the last reaction stays when an earlier one became a match", async () => {
    const { make, answer, context } = start();
    make(like("ada"));
    make(pass("ben"));
    await answer("react", matched);
    expect(context().undoable).toEqual(pass("ben"));
  });

  test("follows the reaction that it undoes", async () => {
    const { make, undo, answer, call, done, context } = start();
    make(pass("ada"));
    undo();
    expect(() => call("undo")).toThrow("was not called");
    await answer("react", passed);
    expect(call("undo").input).toEqual(pass("ada"));
    await answer("undo", undefined);
    expect(done.at(-1)).toEqual(announced({ type: "reaction.undone", reaction: pass("ada") }));
    expect(context()).toEqual({ tasks: [], undoable: null });
  });

  test("is dropped where the reaction itself failed", async () => {
    const { make, undo, refuse, call, done } = start();
    make(pass("ada"));
    undo();
    await refuse("react", network);
    expect(() => call("undo")).toThrow("was not called");
    expect(done).toEqual([announced({ type: "reaction.failed", reaction: pass("ada") })]);
  });

  test("can be asked for once", async () => {
    const { make, undo, answer, call } = start();
    make(pass("ada"));
    await answer("react", passed);
    undo();
    const first = call("undo");
    undo();
    await answer("undo", undefined);
    expect(call("undo")).toBe(first);
  });

  test.each([
    [http(409, "undo_expired"), "expired"],
    [network, "unreachable"],
    [http(404, "not_found"), "failed"],
    [http(500, "internal"), "failed"],
    [new Error("a bug"), "failed"],
  ])("that is answered by %o is reported as %s", async (error, reason) => {
    const { make, undo, answer, refuse, done } = start();
    make(pass("ada"));
    await answer("react", passed);
    undo();
    await refuse("undo", error);
    expect(done.at(-1)).toEqual(
      announced({ type: "reaction.notUndone", reaction: pass("ada"), reason }),
    );
  });
});
