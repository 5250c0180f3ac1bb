import { describe, expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { http, network, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { type SafetyChoice, safetyMachine, type SafetyRequest } from "./safety.machine.ts";

const actions = ["announceOutcome"];

const user = candidate("ada");
const requests = {
  unmatch: { kind: "unmatch", user, matchId: "m1" },
  block: { kind: "block", user },
  report: { kind: "report", user },
} as const satisfies Record<string, SafetyRequest>;

/** A former member: no id is known. */
const former = { id: null, nickname: null } as const;

const report = { reason: "spam", details: "Sells watches." } as const;
const everything: SafetyChoice = { report, block: true };
const nothing: SafetyChoice = { report: null, block: false };

function ask(request: SafetyRequest = requests.unmatch) {
  const running = run(safetyMachine, { actions });
  const { actor } = running;
  actor.send({ type: "safety.open", request });
  const called = (name: string): boolean => {
    try {
      return Boolean(running.call(name));
    } catch {
      return false;
    }
  };
  return {
    ...running,
    called,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    confirm: (choice: SafetyChoice) => actor.send({ type: "safety.confirm", choice }),
    close: () => actor.send({ type: "safety.close" }),
  };
}

const outcome = (more: { isReported?: true; isBlocked?: true; isEnded?: true }) => ({
  action: "announceOutcome",
  params: { user, isReported: false, isBlocked: false, isEnded: false, ...more },
});

test("reaches every state and transition by generated paths", async () => {
  const answers = [{ output: undefined }, { error: http(404, "not_found") }, { error: network }];
  const { missing } = await walk(safetyMachine, {
    actions,
    events: [
      ...Object.values(requests).map((request) => ({ type: "safety.open", request })),
      { type: "safety.confirm", choice: everything },
      { type: "safety.confirm", choice: nothing },
      { type: "safety.close" },
    ],
    answers: { report: answers, block: answers, unmatch: answers },
    key: ({ request, choice, done }) => [request?.kind, choice.block, done],
  });
  expect(missing).toEqual([]);
});

describe("a former member", () => {
  test.each(["report", "block"] as const)("is known by the conversation for a %s", async (kind) => {
    const { confirm, call, answer, done } = ask({ kind, user: former, conversationId: "c1" });
    confirm(kind === "block" ? { report: null, block: true } : { report, block: false });
    const payload = kind === "block" ? {} : { report };
    expect(call(kind).input).toEqual({ conversationId: "c1", ...payload });
    await answer(kind, undefined);
    expect(done).toMatchObject([{ params: { user: former, isBlocked: kind === "block" } }]);
  });
});

describe("unmatch", () => {
  test("reports, then blocks, then ends the match", async () => {
    const { confirm, call, answer, called, state, done } = ask();
    confirm(everything);
    expect(call("report").input).toEqual({ userId: "ada", report });
    expect(called("block")).toBe(false);
    await answer("report", undefined);
    expect(call("block").input).toEqual({ userId: "ada" });
    expect(called("unmatch")).toBe(false);
    await answer("block", undefined);
    expect(call("unmatch").input).toEqual({ matchId: "m1" });
    await answer("unmatch", undefined);
    expect(state()).toBe("closed");
    expect(done).toEqual([outcome({ isReported: true, isBlocked: true, isEnded: true })]);
  });

  test("without a report and a block only ends the match", async () => {
    const { confirm, answer, called, done } = ask();
    confirm(nothing);
    await answer("unmatch", undefined);
    expect([called("report"), called("block")]).toEqual([false, false]);
    expect(done).toEqual([outcome({ isEnded: true })]);
  });

  test("takes only the step again that failed", async () => {
    const { confirm, call, answer, refuse, state, context, done } = ask();
    confirm(everything);
    await answer("report", undefined);
    const reported = call("report");
    await refuse("block", unavailable);
    expect(state()).toBe("asking");
    expect(context().failure).toEqual({ step: "block", reason: "unreachable" });
    expect(done).toEqual([]);
    confirm(everything);
    expect(context().failure).toBeNull();
    expect(call("report")).toBe(reported);
    await answer("block", undefined);
    await refuse("unmatch", http(500, "internal"));
    expect(context().failure).toEqual({ step: "unmatch", reason: "failed" });
    confirm(everything);
    await answer("unmatch", undefined);
    expect(done).toEqual([outcome({ isReported: true, isBlocked: true, isEnded: true })]);
  });

  test("of a match that is over already is done", async () => {
    const { confirm, refuse, state, done } = ask();
    confirm(nothing);
    await refuse("unmatch", http(404, "not_found"));
    expect(state()).toBe("closed");
    expect(done).toEqual([outcome({ isEnded: true })]);
  });

  test("that is called off after some of it was done says what was done", async () => {
    const { confirm, answer, refuse, close, done } = ask();
    confirm(everything);
    await answer("report", undefined);
    await answer("block", undefined);
    await refuse("unmatch", network);
    close();
    expect(done).toEqual([outcome({ isReported: true, isBlocked: true, isEnded: true })]);
  });

  test("cannot be called off while it is sent", () => {
    const { confirm, close, state } = ask();
    confirm(nothing);
    close();
    expect(state()).toEqual({ sending: "unmatching" });
  });
});

describe("block", () => {
  test("only blocks", async () => {
    const { confirm, answer, called, done } = ask(requests.block);
    confirm({ report: null, block: true });
    await answer("block", undefined);
    expect([called("report"), called("unmatch")]).toEqual([false, false]);
    expect(done).toEqual([outcome({ isBlocked: true, isEnded: true })]);
  });

  test("of a deleted member is done", async () => {
    const { confirm, refuse, done } = ask(requests.block);
    confirm({ report: null, block: true });
    await refuse("block", http(404, "not_found"));
    expect(done).toEqual([outcome({ isBlocked: true, isEnded: true })]);
  });
});

describe("report", () => {
  test("only reports", async () => {
    const { confirm, answer, called, done } = ask(requests.report);
    confirm({ report, block: false });
    await answer("report", undefined);
    expect([called("block"), called("unmatch")]).toEqual([false, false]);
    expect(done).toEqual([outcome({ isReported: true })]);
  });

  test("from a conversation names it, as its evidence", () => {
    const { confirm, call } = ask({ ...requests.report, conversationId: "c1" });
    confirm({ report, block: false });
    expect(call("report").input).toEqual({
      userId: "ada",
      report: { ...report, conversation_id: "c1" },
    });
  });

  test.each([
    [http(404, "not_found"), "gone"],
    [network, "unreachable"],
    [http(422, "validation_failed"), "failed"],
    [new Error("a bug"), "failed"],
  ])("that is answered by %o did not work: %s", async (error, reason) => {
    const { confirm, refuse, state, context } = ask(requests.report);
    confirm({ report, block: false });
    await refuse("report", error);
    expect(state()).toBe("asking");
    expect(context().failure).toEqual({ step: "report", reason });
  });
});

test("a dialog that is closed did nothing, and another begins afresh", async () => {
  const { actor, confirm, refuse, close, context, done } = ask();
  confirm(everything);
  await refuse("report", network);
  close();
  expect(done).toEqual([]);
  actor.send({ type: "safety.open", request: requests.block });
  expect(context()).toEqual({ request: requests.block, choice: nothing, done: [], failure: null });
});
