import { describe, expect, test } from "vitest";
import type { Failure } from "../failure.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { submissionOf, type SubmissionRules } from "./submission.machine.ts";

const actions = ["announceDone"];
const overtaken = http(409, "already_decided");

type Reason = Failure["kind"];

const rules: SubmissionRules<string, Reason> = {
  readFailure: ({ kind }) => kind,
  isComplete: (typed) => typed !== "",
  isDone: (failure) => failure.kind === "http" && failure.code === "already_decided",
};

const machineOf = (more: Partial<SubmissionRules<string, Reason>> = {}) =>
  submissionOf<string, string, Reason>({ ...rules, ...more });

function begin(more?: Partial<SubmissionRules<string, Reason>>) {
  const running = run(machineOf(more), { actions });
  const { actor } = running;
  return {
    ...running,
    ask: (subject: string) => actor.send({ type: "submission.ask", subject }),
    confirm: (typed: string) => actor.send({ type: "submission.confirm", typed }),
    submit: (typed: string) => actor.send({ type: "submission.send", subject: "ben", typed }),
    cancel: () => actor.send({ type: "submission.cancel" }),
    state: running.value,
  };
}

test("reaches every state and transition by generated paths", async () => {
  const missed = (asksAgain: boolean) =>
    walk(machineOf({ asksAgain }), {
      actions,
      events: [
        { type: "submission.ask", subject: "ben" },
        { type: "submission.confirm", typed: "cats" },
        { type: "submission.cancel" },
        { type: "submission.send", subject: "ben", typed: "cats" },
      ],
      answers: { submit: [{ output: 1 }, { error: network }, { error: overtaken }] },
      key: ({ isAsked }) => isAsked,
    });
  const whereItCloses = await missed(false);
  expect((await missed(true)).filter((each) => whereItCloses.includes(each))).toEqual([]);
});

describe("a question", () => {
  test("is sent with what was typed, and then closed", async () => {
    const { ask, confirm, call, answer, state, context, done } = begin();
    ask("ben");
    confirm("cats");
    expect(call("submit").input).toEqual({ subject: "ben", typed: "cats" });
    await answer("submit", 1);
    expect([state(), context()]).toEqual([
      "idle",
      { subject: "ben", isAsked: true, isDone: true, failure: null },
    ]);
    expect(done).toEqual([{ action: "announceDone", params: { subject: "ben", output: 1 } }]);
  });

  test("that is cancelled changes nothing", () => {
    const { ask, cancel, state, context, done } = begin();
    ask("ben");
    cancel();
    expect([state(), context().isDone, done]).toEqual(["idle", false, []]);
  });

  test("stays open after a failure where its rules say so, and can be sent again", async () => {
    const { ask, confirm, refuse, answer, state, context, done } = begin({ asksAgain: true });
    ask("ben");
    confirm("cats");
    await refuse("submit", network);
    expect([state(), context().failure]).toEqual(["asking", "network"]);
    confirm("cats");
    expect(context().failure).toBeNull();
    await answer("submit");
    expect(done).toHaveLength(1);
  });

  test("else closes, and the failure is shown until the next question", async () => {
    const { ask, confirm, refuse, state, context, done } = begin();
    ask("ben");
    confirm("cats");
    await refuse("submit", network);
    expect([state(), context().failure, done]).toEqual(["idle", "network", []]);
    ask("ada");
    expect(context()).toEqual({ subject: "ada", isAsked: true, isDone: false, failure: null });
  });
});

describe("an attempt without a question", () => {
  test("is sent at once", async () => {
    const { submit, call, answer, context } = begin();
    submit("cats");
    expect([call("submit").input, context().isAsked]).toEqual([
      { subject: "ben", typed: "cats" },
      false,
    ]);
    await answer("submit");
    expect(context().isDone).toBe(true);
    submit("dogs");
    expect(context().isDone).toBe(false);
  });

  test("that fails can be repeated, also where a question would stay open", async () => {
    const { submit, refuse, state, context } = begin({ asksAgain: true });
    submit("cats");
    await refuse("submit", network);
    expect([state(), context().failure]).toEqual(["idle", "network"]);
    submit("cats");
    expect(context()).toMatchObject({ failure: null, isDone: false });
  });
});

test("what is incomplete is not sent", () => {
  const { actor, ask } = begin();
  const can = (event: Parameters<typeof actor.send>[0]) => actor.getSnapshot().can(event);
  expect(can({ type: "submission.send", subject: "ben", typed: "" })).toBe(false);
  ask("ben");
  expect(can({ type: "submission.confirm", typed: "" })).toBe(false);
});

test("a failure that means that the work is done is a success", async () => {
  const { ask, confirm, refuse, state, context, done } = begin({ asksAgain: true });
  ask("ben");
  confirm("cats");
  await refuse("submit", overtaken);
  expect([state(), context()]).toMatchObject(["idle", { isDone: true, failure: null }]);
  expect(done).toEqual([{ action: "announceDone", params: { subject: "ben" } }]);
});

test("keeps nothing that was typed", async () => {
  const { actor, submit, answer } = begin();
  submit("cats");
  await answer("submit");
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("cats");
});
