import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";
import { toDiagram } from "./diagram.ts";
import { loadFlows } from "./flows.ts";

const flows = await loadFlows();

test("finds the flows", () => {
  expect(flows.map(({ name }) => name)).toContain("session");
});

test.each(flows)(
  "$name has its diagram (else: npm run generate)",
  async ({ machine, diagramPath }) => {
    const committed = existsSync(diagramPath) ? await readFile(diagramPath, "utf8") : "";
    expect(committed).toBe(toDiagram(machine));
  },
);

test.each(flows)("$name is walked by a test beside it", ({ diagramPath }) => {
  const tests = globSync(`${dirname(diagramPath)}/*.test.ts`);
  const walking = tests.filter((file) => readFileSync(file, "utf8").includes("../testing/walk.ts"));
  expect(walking).not.toEqual([]);
});

const base = setup({
  actors: { brew: fromPromise<void>(mustBeProvided("brew")) },
  actions: { pour: mustBeProvided("pour") },
  guards: { hasLeaves: () => true },
  delays: { cooling: 90_000 },
});

test("refuses a guard without a name", () => {
  const machine = base.createMachine({
    initial: "waiting",
    states: { waiting: { on: { "tea.order": { guard: () => true, target: "waiting" } } } },
  });
  expect(() => toDiagram(machine)).toThrow("Name this guard");
});
