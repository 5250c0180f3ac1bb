import { expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";
import { network } from "./failures.ts";
import { walk } from "./walk.ts";

const base = setup({
  types: { events: {} as { type: "tea.order" } | { type: "tea.drink" } },
  actors: { brew: fromPromise<void>(mustBeProvided("brew")) },
});

const states = {
  waiting: { on: { "tea.order": "brewing" } },
  brewing: { invoke: { src: "brew", onDone: "served", onError: "waiting" } },
  served: { after: { 1000: "cold" }, on: { "tea.drink": "waiting" } },
  cold: { type: "final" },
} as const;

const events = [{ type: "tea.order" }, { type: "tea.drink" }];
const answers = { brew: [{ output: undefined }, { error: network }] };

test("names a state that no path reaches, and its transitions", async () => {
  const machine = base.createMachine({
    id: "tea",
    initial: "waiting",
    states: { ...states, spilled: { on: { "tea.order": "brewing" } } },
  });
  expect(await walk(machine, { events, answers })).toEqual([
    "tea.spilled",
    "tea.spilled: tea.order -> tea.brewing",
  ]);
});

test("fails where a running actor goes elsewhere than its definition says", async () => {
  const fickle = setup({
    types: {
      context: {} as { open: boolean },
      events: {} as { type: "tea.order" },
      input: {} as { open: boolean },
    },
  }).createMachine({
    id: "fickle",
    context: ({ input }) => input,
    initial: "waiting",
    states: {
      waiting: { on: { "tea.order": { guard: ({ context }) => context.open, target: "served" } } },
      served: {},
    },
  });
  const walking = walk(fickle, {
    events,
    input: { open: true },
    runInput: () => ({ open: false }),
  });
  await expect(walking).rejects.toThrow("tea.order");
});
