import { expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { quickViewMachine } from "./quick-view.machine.ts";

const ada = candidate("ada");
const notFound = http(404, "not_found");
const dayUsedUp = http(429, "daily_limit");

const open = () => {
  const running = run(quickViewMachine, { input: () => ({ nickname: "Ada" }) });
  running.actor.send({ type: "view.open" });
  return running;
};

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(quickViewMachine, {
    input: { nickname: "Ada" },
    events: [{ type: "view.open" }, { type: "view.close" }],
    answers: {
      loadCandidate: [
        { output: ada },
        { error: notFound },
        { error: dayUsedUp },
        { error: network },
      ],
    },
  });
  expect(missing).toEqual([]);
});

test("fetches by nickname when it opens, and again the next time", async () => {
  const { actor, call, answer } = open();
  expect(call("loadCandidate").input).toEqual({ nickname: "Ada" });
  await answer("loadCandidate", ada);
  expect(actor.getSnapshot()).toMatchObject({
    value: { open: "shown" },
    context: { candidate: ada },
  });
  actor.send({ type: "view.close" });
  actor.send({ type: "view.open" });
  expect(actor.getSnapshot().value).toEqual({ open: "loading" });
});

test("closed, it abandons what is on its way", () => {
  const { actor, call } = open();
  actor.send({ type: "view.close" });
  expect(call("loadCandidate").signal.aborted).toBe(true);
});

test.each([
  [notFound, "absent"],
  [dayUsedUp, "dayUsedUp"],
  [http(429, "rate_limited"), "failed"],
  [http(403, "onboarding_incomplete"), "failed"],
  [http(500, "internal"), "failed"],
  [network, "failed"],
])("%o is %s", async (error, state) => {
  const { actor, refuse } = open();
  await refuse("loadCandidate", error);
  expect(actor.getSnapshot().value).toEqual({ open: state });
});
