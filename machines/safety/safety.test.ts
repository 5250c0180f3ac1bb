import { describe, expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { http, network, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
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
  return {
    ...running,
    state: running.value,
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
  await expectWholeWalk(safetyMachine, {
    actions,
    events: [
      ...Object.values(requests).map((request) => ({ type: "safety.open", request })),
      { type: "safety.confirm", choice: everything },
      { type: "safety.confirm", choice: nothing },
      { type: "safety.close" },
    ],
    answers: { take: answers },
    key: ({ request, choice, done }) => [request?.kind, choice.block, done],
  });
});

test.each(["report", "block"] as const)(
  "a former member is known by the conversation for a %s",
  async (kind) => {
    const { confirm, call, answer, done } = ask({ kind, user: former, conversationId: "c1" });
    confirm(kind === "block" ? { report: null, block: true } : { report, block: false });
    expect(call("take").input).toEqual({
      step: kind,
      target: { conversationId: "c1" },
      ...(kind === "report" && { report }),
    });
    await answer("take");
    expect(done).toMatchObject([{ params: { user: former, isBlocked: kind === "block" } }]);
  },
);

describe("unmatch", () => {
  test("reports, then blocks, then ends the match", async () => {
    const { confirm, call, answer, state, done } = ask();
    const target = { userId: "ada" };
    confirm(everything);
    expect(call("take").input).toEqual({ step: "report", target, report });
    await answer("take");
    expect(call("take").input).toEqual({ step: "block", target });
    await answer("take");
    expect(call("take").input).toEqual({ step: "unmatch", matchId: "m1" });
    await answer("take");
    expect(state()).toBe("closed");
    expect(done).toEqual([outcome({ isReported: true, isBlocked: true, isEnded: true })]);
  });

  test("without a report and a block only ends the match", async () => {
    const { confirm, call, answer, done } = ask();
    confirm(nothing);
    expect(call("take").input).toMatchObject({ step: "unmatch" });
    await answer("take");
    expect(done).toEqual([outcome({ isEnded: true })]);
  });

  test("takes only the step again that failed", async () => {
    const { confirm, call, answer, refuse, state, context, done } = ask();
    confirm(everything);
    await answer("take");
    await refuse("take", unavailable);
    expect(state()).toBe("asking");
    expect(context().failure).toEqual({ step: "block", reason: "unreachable" });
    expect(done).toEqual([]);
    confirm(everything);
    expect(context().failure).toBeNull();
    expect(call("take").input).toMatchObject({ step: "block" });
    await answer("take");
    await refuse("take", http(500, "internal"));
    expect(context().failure).toEqual({ step: "unmatch", reason: "failed" });
    confirm(everything);
    await answer("take");
    expect(done).toEqual([outcome({ isReported: true, isBlocked: true, isEnded: true })]);
  });

  test("of a match that is over already is done", async () => {
    const { confirm, refuse, state, done } = ask();
    confirm(nothing);
    await refuse("take", http(404, "not_found"));
    expect(state()).toBe("closed");
    expect(done).toEqual([outcome({ isEnded: true })]);
  });

  test("that is called off after some of it was done says what was done", async () => {
    const { confirm, answer, refuse, close, done } = ask();
    confirm(everything);
    await answer("take");
    await answer("take");
    await refuse("take", network);
    close();
    expect(done).toEqual([outcome({ isReported: true, isBlocked: true, isEnded: true })]);
  });
});

describe("block", () => {
  test("only blocks", async () => {
    const { confirm, call, answer, done } = ask(requests.block);
    confirm({ report: null, block: true });
    expect(call("take").input).toMatchObject({ step: "block" });
    await answer("take");
    expect(done).toEqual([outcome({ isBlocked: true, isEnded: true })]);
  });

  test("of a deleted member is done", async () => {
    const { confirm, refuse, done } = ask(requests.block);
    confirm({ report: null, block: true });
    await refuse("take", http(404, "not_found"));
    expect(done).toEqual([outcome({ isBlocked: true, isEnded: true })]);
  });
});

describe("report", () => {
  test("only reports", async () => {
    const { confirm, call, answer, done } = ask(requests.report);
    confirm({ report, block: false });
    expect(call("take").input).toMatchObject({ step: "report" });
    await answer("take");
    expect(done).toEqual([outcome({ isReported: true })]);
  });

  test("from a conversation names it, as its evidence", () => {
    const { confirm, call } = ask({ ...requests.report, conversationId: "c1" });
    confirm({ report, block: false });
    expect(call("take").input).toEqual({
      step: "report",
      target: { userId: "ada" },
      report: { ...report, conversation_id: "c1" },
    });
  });

  test.each([
    [http(404, "not_found"), "notFound"],
    [network, "unreachable"],
    [http(422, "validation_failed"), "failed"],
    [new Error("a bug"), "failed"],
  ])("that is answered by %o did not work: %s", async (error, reason) => {
    const { confirm, refuse, state, context } = ask(requests.report);
    confirm({ report, block: false });
    await refuse("take", error);
    expect(state()).toBe("asking");
    expect(context().failure).toEqual({ step: "report", reason });
  });
});

test("a dialog that is closed did nothing, and another begins afresh", async () => {
  const { actor, confirm, refuse, close, context, done } = ask();
  confirm(everything);
  await refuse("take", network);
  close();
  expect(done).toEqual([]);
  actor.send({ type: "safety.open", request: requests.block });
  expect(context()).toEqual({ request: requests.block, choice: nothing, done: [], failure: null });
});
