import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fromPromise, not, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";
import { toDiagram } from "./diagram.ts";
import { loadFlows } from "./flows.ts";

const flows = await loadFlows();

test("finds the flows", () => {
  expect(flows.map(({ name }) => name)).toContain("session");
});

test.each(flows)("$name.diagram.mmd is what the machine says", async ({ machine, diagramPath }) => {
  // Out of date? Run `npm run generate`.
  expect(await readFile(diagramPath, "utf8")).toBe(toDiagram(machine));
});

const base = setup({
  actors: { brew: fromPromise<void>(mustBeProvided("brew")) },
  actions: { pour: mustBeProvided("pour") },
  guards: { hasLeaves: () => true },
  delays: { cooling: 90_000 },
});

test("draws boxes, what starts, guards, answers, delays and what stays", () => {
  const machine = base.createMachine({
    id: "tea",
    initial: "waiting",
    on: { "tea.refuse": ".waiting" },
    states: {
      waiting: { on: { "tea.order": [{ guard: not("hasLeaves") }, { target: "making" }] } },
      making: {
        initial: "brewing",
        states: {
          brewing: { invoke: { src: "brew", onDone: "steeping", onError: "#tea.waiting" } },
          steeping: { always: { guard: "hasLeaves", target: "#tea.served" } },
        },
      },
      served: { after: { cooling: "waiting" }, on: { "tea.pour": { actions: "pour" } } },
    },
  });
  expect(toDiagram(machine)).toBe(`stateDiagram-v2
  accTitle: tea
  accDescr {
    any state: tea.refuse to waiting
    waiting: tea.order [not hasLeaves] stays; tea.order to making
    making
    making.brewing: brew done to making.steeping; brew failed to waiting
    making.steeping: [hasLeaves] to served
    served: tea.pour stays; after 90 s to waiting
  }
  [*] --> waiting
  state "any" as any
  state "waiting" as waiting
  waiting : tea.order [not hasLeaves]
  state "making" as making {
    [*] --> making_brewing
    state "brewing" as making_brewing
    state "steeping" as making_steeping
    making_brewing --> making_steeping : brew done
  }
  state "served" as served
  served : tea.pour
  any --> waiting : tea.refuse
  waiting --> making : tea.order
  making_brewing --> waiting : brew failed
  making_steeping --> served : [hasLeaves]
  served --> waiting : after 90 s
`);
});

test("draws the regions of a parallel machine side by side", () => {
  const region = {
    initial: "off",
    states: { off: { on: { "light.turn": "on" } }, on: {} },
  } as const;
  const machine = base.createMachine({
    id: "house",
    type: "parallel",
    states: { hall: region, attic: region },
  });
  expect(toDiagram(machine)).toContain(`  state "house" as house {
    state "hall" as hall {
      [*] --> hall_off
      state "off" as hall_off
      state "on" as hall_on
      hall_off --> hall_on : light.turn
    }
    --
    state "attic" as attic {`);
});

test("refuses a guard without a name", () => {
  const machine = base.createMachine({
    initial: "waiting",
    states: { waiting: { on: { "tea.order": { guard: () => true, target: "waiting" } } } },
  });
  expect(() => toDiagram(machine)).toThrow("Name this guard");
});
