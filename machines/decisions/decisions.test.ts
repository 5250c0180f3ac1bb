import { describe, expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { http, network, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { type Decision, decisionsMachine } from "./decisions.machine.ts";

const actions = ["announce"];

const like = (id: string, message: string | null = null): Decision => ({
  user: candidate(id),
  action: "like",
  message,
});
const pass = (id: string): Decision => ({ user: candidate(id), action: "pass", message: null });

const announced = (news: object) => ({ action: "announce", params: news });

const pending = { status: "pending", undo_until: "2026-05-03T10:00:10Z" } as const;
const passed = { status: "passed", undo_until: "2026-05-03T10:00:10Z" } as const;
const gone = http(404, "not_found");
const usedUp = http(429, "daily_limit");
const matched = { status: "matched", match_id: "m1" } as const;

const start = () => {
  const running = run(decisionsMachine, { actions });
  return {
    ...running,
    make: (decision: Decision) => running.actor.send({ type: "decision.make", decision }),
    undo: () => running.actor.send({ type: "decision.undo" }),
    state: running.value,
  };
};

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(decisionsMachine, {
    actions,
    events: [{ type: "decision.make", decision: like("ada") }, { type: "decision.undo" }],
    answers: {
      decide: [
        { output: pending },
        { output: matched },
        { error: network },
        { error: gone },
        { error: usedUp },
      ],
      undo: [{ output: undefined }, { error: network }],
    },
    key: ({ tasks, undoable }) => [
      // More tasks than these make no state that is new.
      tasks.slice(0, 3).map(({ kind }: { kind: string }) => kind),
      undoable !== null,
    ],
  });
  expect(missing).toEqual([]);
});

describe("decisions", () => {
  test("are sent one after the other, in their order", async () => {
    const { make, call, answer, done } = start();
    make(like("ada", "Hello"));
    make(pass("ben"));
    expect(call("decide").input).toEqual(like("ada", "Hello"));
    await answer("decide", pending);
    expect(call("decide").input).toEqual(pass("ben"));
    await answer("decide", passed);
    expect(done).toEqual([
      announced({ type: "decision.made", decision: like("ada", "Hello"), answer: pending }),
      announced({ type: "decision.made", decision: pass("ben"), answer: passed }),
    ]);
  });

  test("that fail are reported, and the next is sent", async () => {
    const { make, call, refuse, done } = start();
    make(like("ada"));
    make(pass("ben"));
    await refuse("decide", unavailable);
    expect(done).toEqual([announced({ type: "decision.failed", decision: like("ada") })]);
    expect(call("decide").input).toEqual(pass("ben"));
  });

  test("that are refused say why", async () => {
    const { make, refuse, done, context } = start();
    const decisions = [like("ada"), like("ada", "Hello"), like("ben", "evil.com")];
    for (const decision of decisions) make(decision);
    await refuse("decide", usedUp);
    for (const code of ["already_said", "contact_details"]) {
      const details = [{ field: "message", code, message: "" }];
      await refuse("decide", { ...http(422, "validation_failed"), details });
    }
    expect(done).toEqual(
      ["daily_limit", "already_said", "contact_details"].map((refusal, index) =>
        announced({ type: "decision.refused", decision: decisions[index], refusal }),
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
    await refuse("decide", gone);
    expect(call("decide").input).toEqual(pass("ben"));
    await refuse("decide", gone);
    expect(done).toEqual([
      announced({ type: "decision.gone", decision: like("ada") }),
      announced({ type: "decision.gone", decision: pass("ben") }),
    ]);
    expect(context()).toEqual({ tasks: [], undoable: null });
  });

  test("is offered for 10 s from when the decision was made", async () => {
    const { make, answer, clock, state, context } = start();
    make(like("ada"));
    clock.increment(4000);
    await answer("decide", pending);
    clock.increment(5999);
    expect(state()).toMatchObject({ offer: "undoable" });
    clock.increment(1);
    expect(state()).toMatchObject({ offer: "none" });
    expect(context().undoable).toBeNull();
  });

  test("is offered for the last decision, with 10 s of its own", () => {
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
    await answer("decide", answered);
    expect(state()).toMatchObject({ offer: "none" });
  });

  test("of the last decision stays when an earlier one became a match", async () => {
    const { make, answer, context } = start();
    make(like("ada"));
    make(pass("ben"));
    await answer("decide", matched);
    expect(context().undoable).toEqual(pass("ben"));
  });

  test("follows the decision that it undoes", async () => {
    const { make, undo, answer, call, done, context } = start();
    make(pass("ada"));
    undo();
    expect(() => call("undo")).toThrow("was not called");
    await answer("decide", passed);
    expect(call("undo").input).toEqual(pass("ada"));
    await answer("undo", undefined);
    expect(done.at(-1)).toEqual(announced({ type: "decision.undone", decision: pass("ada") }));
    expect(context()).toEqual({ tasks: [], undoable: null });
  });

  test("is dropped where the decision itself failed", async () => {
    const { make, undo, refuse, call, done } = start();
    make(pass("ada"));
    undo();
    await refuse("decide", network);
    expect(() => call("undo")).toThrow("was not called");
    expect(done).toEqual([announced({ type: "decision.failed", decision: pass("ada") })]);
  });

  test("can be asked for once", async () => {
    const { make, undo, answer, call } = start();
    make(pass("ada"));
    await answer("decide", passed);
    undo();
    const first = call("undo");
    undo();
    await answer("undo", undefined);
    expect(call("undo")).toBe(first);
  });

  test.each([
    [http(409, "undo_expired"), "expired"],
    [network, "unreachable"],
    [unavailable, "unreachable"],
    [http(404, "not_found"), "failed"],
    [http(500, "internal"), "failed"],
    [new Error("a bug"), "failed"],
  ])("that is answered by %o is reported as %s", async (error, reason) => {
    const { make, undo, answer, refuse, done } = start();
    make(pass("ada"));
    await answer("decide", passed);
    undo();
    await refuse("undo", error);
    expect(done.at(-1)).toEqual(
      announced({ type: "decision.notUndone", decision: pass("ada"), reason }),
    );
  });
});
