import { expect, test } from "vitest";
import { loadFlows } from "./scripts/flows.ts";
import { stateNodes } from "./testing/state-nodes.ts";
import { hostAction, mustBeProvided } from "./must-be-provided.ts";

test("says what was not provided", () => {
  expect(mustBeProvided("loadUser")).toThrow("loadUser must be provided");
  expect(() => hostAction<number>("storeDraft")(null, 1)).toThrow("storeDraft must be provided");
});

/** No state waits for these: it is enough that their failure is taken. */
const besides: readonly string[] = ["finishSignOut"];

test.each(await loadFlows())("every actor of $name has a way out of failure", ({ machine }) => {
  const invocations = stateNodes(machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({
      src,
      failures: node.transitions.get(`xstate.error.actor.${id}`),
    })),
  );
  const stuck = invocations.filter(
    ({ src, failures }) =>
      !failures?.some(({ target }) => target || besides.includes(src.toString())),
  );
  expect(stuck).toEqual([]);
});
