import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { decisionOf, fileOf, reportOf } from "../testing/reports.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import {
  type DecisionDraft,
  type ReportReviewContext,
  reportReviewMachine,
} from "./report-review.machine.ts";

const actions = ["announceDecided"];

const open = fileOf(reportOf("r1"));
const dismissed = fileOf(reportOf("r1", { decision: decisionOf("dismiss") }));
const suspended = fileOf(reportOf("r1", { decision: decisionOf("suspend") }));
const tooLate = http(409, "already_decided");
const refused = (code: string) =>
  http(422, "validation_failed", { details: [{ field: "id", code, message: "No." }] });

const change = (part: Partial<DecisionDraft>) =>
  ({ type: "decision.change", change: part }) as const;

function begin() {
  const running = run(reportReviewMachine, { actions, input: () => ({ reportId: "r1" }) });
  return {
    ...running,
    state: running.value,
  };
}

async function waiting() {
  const running = begin();
  await running.answer("loadReport", open);
  return running;
}

async function deciding(draft: DecisionDraft) {
  const running = await waiting();
  running.send(change(draft));
  running.send({ type: "decision.submit" });
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(reportReviewMachine, {
    actions,
    input: { reportId: "r1" },
    events: [
      { type: "report.retry" },
      { type: "report.reload" },
      change({ action: "warn" }),
      change({ action: "suspend" }),
      { type: "decision.submit" },
      { type: "decision.confirm" },
      { type: "decision.cancel" },
      { type: "decision.revise" },
      { type: "decision.keep" },
    ],
    answers: {
      loadReport: [
        { output: open },
        { output: dismissed },
        { error: http(404, "not_found") },
        { error: network },
      ],
      decide: [{ output: suspended }, { error: tooLate }, { error: network }],
      findNext: [{ output: "r2" }, { error: network }],
    },
    key: ({ file, draft, failure, isOvertaken }: ReportReviewContext) => [
      file?.report.decision?.action,
      draft.action,
      failure,
      isOvertaken,
    ],
  });
  expect(missing).toEqual([]);
});

describe("reading", () => {
  test("a report that waits can be decided", async () => {
    const { call, answer, state, context } = begin();
    expect(call("loadReport").input).toEqual({ reportId: "r1" });
    await answer("loadReport", open);
    expect([state(), context().file]).toEqual([{ waiting: "editing" }, open]);
  });

  test("a failure can be tried again", async () => {
    const { refuse, answer, send, state } = begin();
    await refuse("loadReport", network);
    expect(state()).toBe("error");
    send({ type: "report.retry" });
    await answer("loadReport", open);
    expect(state()).toEqual({ waiting: "editing" });
  });

  test("a report that is not there any more is absent", async () => {
    const { refuse, state } = begin();
    await refuse("loadReport", http(404, "not_found"));
    expect(state()).toBe("absent");
  });

  test("a decided report leads to the next that waits", async () => {
    const { answer, state, context } = begin();
    await answer("loadReport", dismissed);
    expect(state()).toEqual({ decided: "findingNext" });
    await answer("findNext", "r2");
    expect([state(), context().nextId]).toEqual([{ decided: "idle" }, "r2"]);
  });

  test("not to know the next one takes nothing away", async () => {
    const { answer, refuse, state, context } = begin();
    await answer("loadReport", dismissed);
    await refuse("findNext", network);
    expect([state(), context().nextId]).toEqual([{ decided: "idle" }, null]);
  });
});

describe("deciding", () => {
  test("needs a choice", async () => {
    const { send, state } = await waiting();
    send({ type: "decision.submit" });
    expect(state()).toEqual({ waiting: "editing" });
  });

  test("sends the choice and the note, and says that it is kept", async () => {
    const { call, answer, state, context, done } = await deciding({
      action: "dismiss",
      note: " Nothing in it. ",
    });
    expect(call("decide").input).toEqual({
      reportId: "r1",
      decision: { action: "dismiss", note: "Nothing in it." },
    });
    await answer("decide", dismissed);
    expect(done).toEqual([{ action: "announceDecided", params: "dismiss" }]);
    expect([state(), context().file]).toEqual([{ decided: "findingNext" }, dismissed]);
  });

  test("asks before a suspension", async () => {
    const { send, state, answer, done } = await deciding({ action: "suspend", note: "" });
    expect(state()).toEqual({ waiting: "confirming" });
    send({ type: "decision.cancel" });
    expect(state()).toEqual({ waiting: "editing" });
    send({ type: "decision.submit" });
    send({ type: "decision.confirm" });
    await answer("decide", suspended);
    expect(done).toEqual([{ action: "announceDecided", params: "suspend" }]);
  });

  test("that another admin was faster with shows their decision, and is not announced", async () => {
    const { refuse, answer, state, context, done } = await deciding({ action: "warn", note: "" });
    await refuse("decide", tooLate);
    await answer("loadReport", dismissed);
    expect(state()).toEqual({ decided: "findingNext" });
    expect([context().isOvertaken, context().file, done]).toEqual([true, dismissed, []]);
  });

  test.each([
    [refused("oneself"), "oneself"],
    [refused("own_report"), "own_report"],
    [http(422, "validation_failed"), "failed"],
    [network, "unreachable"],
    [new Error("a bug"), "failed"],
  ])("that is answered by %o keeps the draft: %s", async (error, failure) => {
    const draft = { action: "warn", note: "Tone." } as const;
    const { refuse, send, state, context } = await deciding(draft);
    await refuse("decide", error);
    expect(state()).toEqual({ waiting: "editing" });
    expect([context().failure, context().draft]).toEqual([failure, draft]);
    send(change({ note: "Tone" }));
    expect(context().failure).toBeNull();
  });
});

describe("revising a decision", () => {
  test("names the one that it replaces", async () => {
    const { answer, send, call, state } = begin();
    await answer("loadReport", dismissed);
    send({ type: "decision.revise" });
    send(change({ action: "warn" }));
    send({ type: "decision.submit" });
    expect(call("decide").input).toEqual({
      reportId: "r1",
      decision: { action: "warn", note: "", revises: "2026-05-04T10:00:00Z" },
    });
    await answer("decide", suspended);
    expect(state()).toEqual({ decided: "findingNext" });
  });

  test("can be left, which a first decision cannot", async () => {
    const { answer, send, state, context } = begin();
    await answer("loadReport", dismissed);
    send({ type: "decision.revise" });
    send(change({ action: "suspend" }));
    send({ type: "decision.keep" });
    expect([state(), context().file]).toEqual([{ decided: "findingNext" }, dismissed]);
    const first = await waiting();
    first.send({ type: "decision.keep" });
    expect(first.state()).toEqual({ waiting: "editing" });
  });
});

test("a member who was let in again is reloaded", async () => {
  const { answer, send, state } = begin();
  await answer("loadReport", suspended);
  send({ type: "report.reload" });
  expect(state()).toBe("loading");
});
