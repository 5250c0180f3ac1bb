import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { rulingOf, fileOf, reportOf } from "../testing/reports.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import {
  type RulingDraft,
  type ReportReviewContext,
  reportReviewMachine,
} from "./report-review.machine.ts";

const actions = ["announceRuling"];

const open = fileOf(reportOf("r1"));
const dismissed = fileOf(reportOf("r1", { decision: rulingOf("dismiss") }));
const suspended = fileOf(reportOf("r1", { decision: rulingOf("suspend") }));
const tooLate = http(409, "already_decided");
const addedAt = "2026-05-03T12:00:00Z";
const added = fileOf(reportOf("r1", { added_at: addedAt }));
const addedTo = http(409, "added_meanwhile");
const refused = (code: string) =>
  http(422, "validation_failed", { details: [{ field: "id", code, message: "No." }] });

const change = (part: Partial<RulingDraft>) => ({ type: "ruling.change", change: part }) as const;

function begin() {
  const running = run(reportReviewMachine, { actions, input: () => ({ reportId: "r1" }) });
  return { ...running, state: running.value };
}

async function waiting() {
  const running = begin();
  await running.answer("loadReport", open);
  return running;
}

async function ruling(draft: RulingDraft) {
  const running = await waiting();
  running.send(change(draft));
  running.send({ type: "ruling.submit" });
  return running;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(reportReviewMachine, {
    actions,
    input: { reportId: "r1" },
    events: [
      { type: "report.retry" },
      { type: "report.reload" },
      change({ action: "warn" }),
      change({ action: "suspend" }),
      { type: "ruling.submit" },
      { type: "ruling.confirm" },
      { type: "ruling.cancel" },
      { type: "ruling.revise" },
      { type: "ruling.keep" },
    ],
    answers: {
      loadReport: [
        { output: open },
        { output: added },
        { output: dismissed },
        { error: http(404, "not_found") },
        { error: network },
      ],
      rule: [{ output: suspended }, { error: tooLate }, { error: addedTo }, { error: network }],
      findNext: [{ output: "r2" }, { error: network }],
    },
    key: ({ file, draft, failure, isOvertaken }: ReportReviewContext) => [
      file?.report.decision?.action,
      file?.report.added_at,
      draft.action,
      failure,
      isOvertaken,
    ],
  }));

describe("reading", () => {
  test("a report that waits can be ruled on", async () => {
    const { call, answer, state, context } = begin();
    expect(call("loadReport").input).toEqual({ reportId: "r1" });
    await answer("loadReport", open);
    expect([state(), context().file]).toEqual([{ waiting: "editing" }, open]);
  });

  test("a report that is not there any more is not found", async () => {
    const { refuse, state } = begin();
    await refuse("loadReport", http(404, "not_found"));
    expect(state()).toBe("notFound");
  });

  test("a report with a ruling leads to the next that waits", async () => {
    const { answer, state, context } = begin();
    await answer("loadReport", dismissed);
    expect(state()).toEqual({ ruled: "findingNext" });
    await answer("findNext", "r2");
    expect([state(), context().nextId]).toEqual([{ ruled: "idle" }, "r2"]);
  });

  test("not to know the next one takes nothing away", async () => {
    const { answer, refuse, state, context } = begin();
    await answer("loadReport", dismissed);
    await refuse("findNext", network);
    expect([state(), context().nextId]).toEqual([{ ruled: "idle" }, null]);
  });
});

describe("ruling", () => {
  test("needs a choice", async () => {
    const { send, state } = await waiting();
    send({ type: "ruling.submit" });
    expect(state()).toEqual({ waiting: "editing" });
  });

  test("sends the choice and the note, and says that it is kept", async () => {
    const { call, answer, state, context, done } = await ruling({
      action: "dismiss",
      note: " Nothing in it. ",
    });
    expect(call("rule").input).toEqual({
      reportId: "r1",
      ruling: { action: "dismiss", note: "Nothing in it." },
    });
    await answer("rule", dismissed);
    expect(done).toEqual([{ action: "announceRuling", params: "dismiss" }]);
    expect([state(), context().file]).toEqual([{ ruled: "findingNext" }, dismissed]);
  });

  test("asks before a suspension", async () => {
    const { send, state, answer, done } = await ruling({ action: "suspend", note: "" });
    expect(state()).toEqual({ waiting: "confirming" });
    send({ type: "ruling.cancel" });
    expect(state()).toEqual({ waiting: "editing" });
    send({ type: "ruling.submit" });
    send({ type: "ruling.confirm" });
    await answer("rule", suspended);
    expect(done).toEqual([{ action: "announceRuling", params: "suspend" }]);
  });

  test("that another admin was faster with shows their ruling, and is not announced", async () => {
    const { refuse, answer, state, context, done } = await ruling({ action: "warn", note: "" });
    await refuse("rule", tooLate);
    await answer("loadReport", dismissed);
    expect(state()).toEqual({ ruled: "findingNext" });
    expect([context().isOvertaken, context().file, done]).toEqual([true, dismissed, []]);
  });

  test("of a report that was added to reads it again, keeps the draft, and then names what was added", async () => {
    const draft = { action: "warn", note: "Tone." } as const;
    const { refuse, answer, send, call, state, context } = await ruling(draft);
    await refuse("rule", addedTo);
    expect(state()).toBe("loading");
    await answer("loadReport", added);
    expect([state(), context().file]).toEqual([{ waiting: "editing" }, added]);
    expect([context().failure, context().draft]).toEqual(["added_meanwhile", draft]);
    send({ type: "ruling.submit" });
    expect(context().failure).toBeNull();
    expect(call("rule").input).toEqual({
      reportId: "r1",
      ruling: { ...draft, seen_until: addedAt },
    });
  });

  test("of a report that was added to, and then ruled on, shows the ruling as another's", async () => {
    const { refuse, answer, state, context } = await ruling({ action: "warn", note: "" });
    await refuse("rule", addedTo);
    await answer("loadReport", dismissed);
    expect([state(), context().isOvertaken]).toEqual([{ ruled: "findingNext" }, true]);
  });

  test("that is kept after an addition was read is this admin's own", async () => {
    const { refuse, answer, send, context } = await ruling({ action: "warn", note: "" });
    await refuse("rule", addedTo);
    await answer("loadReport", added);
    send({ type: "ruling.submit" });
    await answer("rule", dismissed);
    expect(context().isOvertaken).toBe(false);
  });

  test.each([
    [refused("own_report"), "own_report"],
    [http(422, "validation_failed"), "failed"],
    [network, "unreachable"],
    [new Error("a bug"), "failed"],
  ])("that is answered by %o keeps the draft: %s", async (error, failure) => {
    const draft = { action: "warn", note: "Tone." } as const;
    const { refuse, send, state, context } = await ruling(draft);
    await refuse("rule", error);
    expect(state()).toEqual({ waiting: "editing" });
    expect([context().failure, context().draft]).toEqual([failure, draft]);
    send(change({ note: "Tone" }));
    expect(context().failure).toBeNull();
  });
});

describe("revising a ruling", () => {
  test("names the one that it replaces", async () => {
    const { answer, send, call, state } = begin();
    await answer("loadReport", dismissed);
    send({ type: "ruling.revise" });
    send(change({ action: "warn" }));
    send({ type: "ruling.submit" });
    expect(call("rule").input).toEqual({
      reportId: "r1",
      ruling: { action: "warn", note: "", revises: "2026-05-04T10:00:00Z" },
    });
    await answer("rule", suspended);
    expect(state()).toEqual({ ruled: "findingNext" });
  });

  test("can be left, which a first ruling cannot", async () => {
    const { answer, send, state, context } = begin();
    await answer("loadReport", dismissed);
    send({ type: "ruling.revise" });
    send(change({ action: "suspend" }));
    send({ type: "ruling.keep" });
    expect([state(), context().file]).toEqual([{ ruled: "findingNext" }, dismissed]);
    const first = await waiting();
    first.send({ type: "ruling.keep" });
    expect(first.state()).toEqual({ waiting: "editing" });
  });
});
