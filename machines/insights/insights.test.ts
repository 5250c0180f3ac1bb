import type { Insights } from "@gemel/api/values";
import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { insightsMachine } from "./insights.machine.ts";

const notReady = http(409, "not_ready");

const digest = (summary_md: string): Insights => ({
  summary_md,
  is_by_ai: false,
  radar: [{ axis: "openness", value: 71, standard_error: 18 }],
  bars: [],
  confidence: 0.4,
  sureness: "tentative",
  computed_at: "2026-11-20T18:04:00Z",
});
const english = digest("You like the new.");
const german = digest("Du magst Neues.");
const renewed = { type: "insights.renewed" } as const;
const inGerman = { type: "language.change", language: "de" } as const;

function start(isAnalysed: boolean) {
  const running = run(insightsMachine, {
    input: () => ({ language: "en" as const, isAnalysed }),
    actions: ["announceReady"],
  });
  const { actor, done } = running;
  return {
    ...running,
    insights: () => actor.getSnapshot().context.insights,
    announced: () => done.length,
  };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(insightsMachine, {
    inputs: [
      { language: "en", isAnalysed: true },
      { language: "en", isAnalysed: false },
    ],
    actions: ["announceReady"],
    events: [{ type: "insights.retry" }, { type: "insights.ready" }, renewed, inGerman],
    answers: {
      loadInsights: [{ output: english }, { error: notReady }, { error: network }],
      checkAnalysed: [{ output: true }, { output: false }, { error: network }],
    },
    key: ({ language }) => language,
  }));

describe("of answers that are analysed", () => {
  test("newer ones are asked for, and those before stay until they are there", async () => {
    const { actor, answer, value, insights } = start(true);
    await answer("loadInsights", english);
    actor.send(renewed);
    expect([value(), insights()]).toEqual(["loading", english]);
    await answer("loadInsights", digest("You like the old."));
    expect([value(), insights()?.summary_md]).toEqual(["shown", "You like the old."]);
  });

  test("are asked for in the member's language and shown", async () => {
    const { call, answer, value, insights, announced } = start(true);
    expect(value()).toBe("loading");
    expect(call("loadInsights").input).toEqual({ language: "en" });
    await answer("loadInsights", english);
    expect([value(), insights(), announced()]).toEqual(["shown", english, 0]);
  });

  test.each([network, http(500, "internal"), http(409, "conflict"), new Error("a bug")])(
    "%o is a failure, and can be tried again",
    async (failure) => {
      const { actor, answer, refuse, value } = start(true);
      await refuse("loadInsights", failure);
      expect(value()).toBe("failed");
      actor.send({ type: "insights.retry" });
      await answer("loadInsights", english);
      expect(value()).toBe("shown");
    },
  );

  test("not ready all the same, they are being prepared", async () => {
    const { refuse, value } = start(true);
    await refuse("loadInsights", notReady);
    expect(value()).toEqual({ preparing: "waiting" });
  });

  test("in another language stay until the new texts are there", async () => {
    const { actor, call, answer, insights, value } = start(true);
    await answer("loadInsights", english);
    actor.send(inGerman);
    expect([value(), insights()]).toEqual(["loading", english]);
    expect(call("loadInsights").input).toEqual({ language: "de" });
    await answer("loadInsights", german);
    expect([value(), insights()]).toEqual(["shown", german]);
  });

  test("the current language calls no service", async () => {
    const { actor, answer, value } = start(true);
    await answer("loadInsights", english);
    actor.send({ ...inGerman, language: "en" });
    expect(value()).toBe("shown");
  });

  test("a language chosen during the load restarts it", async () => {
    const { actor, call } = start(true);
    const { signal } = call("loadInsights");
    actor.send(inGerman);
    expect(signal.aborted).toBe(true);
    expect(call("loadInsights").input).toEqual({ language: "de" });
  });
});

describe("of answers that are being analysed", () => {
  test("are not asked for: how far the analysis is, is asked every 15 s", async () => {
    const { clock, call, answer, value, insights, announced } = start(false);
    for (let times = 0; times < 3; times += 1) {
      expect(value()).toEqual({ preparing: "asking" });
      await answer("checkAnalysed", false);
      clock.increment(14_999);
      expect(value()).toEqual({ preparing: "waiting" });
      clock.increment(1);
    }
    expect(() => call("loadInsights")).toThrow("was not called");
    await answer("checkAnalysed", true);
    expect([value(), announced()]).toEqual(["loading", 1]);
    await answer("loadInsights", english);
    expect([value(), insights()]).toEqual(["shown", english]);
  });

  test.each([network, http(500, "internal"), new Error("a bug")])(
    "%o, and it is asked again",
    async (failure) => {
      const { clock, refuse, value } = start(false);
      await refuse("checkAnalysed", failure);
      expect(value()).toEqual({ preparing: "waiting" });
      clock.increment(15_000);
      expect(value()).toEqual({ preparing: "asking" });
    },
  );

  test("the event that they are ready loads them at once", async () => {
    const { actor, answer, value, announced } = start(false);
    await answer("checkAnalysed", false);
    actor.send({ type: "insights.ready" });
    await answer("loadInsights", english);
    expect([value(), announced()]).toEqual(["shown", 0]);
  });

  test("a language chosen while waiting is the one that they are read in", async () => {
    const { actor, call, answer } = start(false);
    await answer("checkAnalysed", false);
    actor.send(inGerman);
    actor.send({ type: "insights.ready" });
    expect(call("loadInsights").input).toEqual({ language: "de" });
  });
});
