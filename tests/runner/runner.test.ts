import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readArguments } from "@gemel/command/arguments";
import { commandLine, readRunOptions } from "./options.ts";
import { rerunFailures } from "./rerun.ts";
import { runStep, type StepResult } from "./run-step.ts";
import { schedule } from "./schedule.ts";
import { sharesOf } from "./shares.ts";
import type { Step } from "./steps.ts";

const planted = "tests/runner/planted";

let folder: string;
let result: StepResult;

const vitestStep: Step = {
  name: "planted",
  title: "Planted",
  command: ["vitest", "run", "--config", `${planted}/vitest.config.ts`],
  runner: "vitest",
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-runner-"));
  result = await runStep(vitestStep, join(folder, "log"));
});

afterAll(() => rm(folder, { recursive: true }));

test("every failed test, hook and file of Vitest is named with its message", () => {
  const failures = result.failures.map(({ file, name, message }) => [
    file,
    name,
    message.split("\n")[0],
  ]);
  expect(failures.toSorted()).toEqual([
    [`${planted}/broken.test.ts`, "", "Error: no such module"],
    [`${planted}/ends.test.ts`, "a hook", "Error: no database"],
    [
      `${planted}/ends.test.ts`,
      "a suite (of two) > fails",
      "AssertionError: expected 1 to be 2 // Object.is equality",
    ],
  ]);
  expect([result.ok, result.passed, result.failed]).toEqual([false, 1, 3]);
  expect(result.skipped.map(({ name }) => name)).toEqual([
    "a suite (of two) > is skipped",
    "a hook > never runs",
  ]);
  expect([...result.files.keys()].toSorted()).toEqual([
    `${planted}/broken.test.ts`,
    `${planted}/ends.test.ts`,
  ]);
});

test("a failed test runs once more, by itself", async () => {
  const said: string[] = [];
  const file = `${planted}/ends.test.ts`;
  const failures = ["a suite (of two) > fails", "a suite (of two) > passes"].map((name) => ({
    event: "test" as const,
    state: "failed" as const,
    file,
    name,
    message: "",
  }));
  await rerunFailures([{ ...result, failures }], folder, (text) => said.push(text));
  expect(said).toEqual([
    `  fails alone too: ${file} > a suite (of two) > fails`,
    `  passes alone: it fails now and then: ${file} > a suite (of two) > passes`,
  ]);
});

test("a step that ends badly although no test failed is one failure, and so is one without tests", async () => {
  const run = async (code: number): Promise<unknown> => {
    const { ok, failed } = await runStep(
      { ...vitestStep, command: ["node", "--eval", `process.exit(${code})`] },
      join(folder, "log"),
    );
    return [ok, failed];
  };
  expect([await run(1), await run(0)]).toEqual([
    [false, 1],
    [false, 1],
  ]);
});

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  title: name,
  command: ["true"],
  runner: "vitest",
  ...more,
});

/** Runs steps that do nothing, in an order that the schedule alone decides. */
async function orderOf(steps: readonly Step[], failing?: string): Promise<string[]> {
  const seconds = (one: Step): number => Number(one.title);
  const began: string[] = [];
  await schedule(steps, 1, seconds, async (one) => {
    began.push(one.name);
    return { ...result, step: one, ok: one.name !== failing };
  });
  return began;
}

const { runner: _, ...lint } = step("lint", { title: "1" });
const { runner: __, ...build } = step("build", { title: "2" });
const some = [
  step("short", { title: "1" }),
  step("long", { title: "9" }),
  step("journeys", { title: "5", needs: ["build"] }),
  lint,
  build,
];

test("checks come first, then the longest", async () => {
  expect(await orderOf(some)).toEqual(["build", "lint", "long", "journeys", "short"]);
});

test("nothing begins after a check that failed", async () => {
  expect(await orderOf(some, "build")).toEqual(["build"]);
});

test("shares of files take about the same time and keep groups together", () => {
  const seconds = { a: 9, b: 2, c: 5, d: 4, e: 1 } as Record<string, number>;
  const shares = sharesOf([["a"], ["b", "e"], ["c"], ["d"]], 2, (file) => seconds[file] ?? 0);
  expect(shares).toEqual([
    ["a", "b", "e"],
    ["c", "d"],
  ]);
});

const readOptions = (args: readonly string[]) => {
  const given = readArguments(commandLine, args);
  return given === "help" ? undefined : readRunOptions(given);
};

test.each([
  [["journeys"], ["build", "demo", "journeys-1", "journeys-2", "sweep"]],
  [
    ["units", "--with", "visual"],
    ["units", "visual"],
  ],
])("%j runs %j", (args, names) => {
  expect(readOptions(args)?.steps.map(({ name }) => name)).toEqual(names);
});

test("a step that there is not is refused with those that there are", () => {
  expect(() => readOptions(["nonsense"])).toThrow(
    /^There is no step "nonsense": choose of format, /,
  );
});
