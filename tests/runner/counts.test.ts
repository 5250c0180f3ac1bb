import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCounts } from "./counts.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-counts-"));
});

afterAll(() => rm(folder, { recursive: true }));

const report = async (json: object): Promise<string> => {
  const path = join(folder, "report.json");
  await writeFile(path, JSON.stringify(json));
  return path;
};

test("takes Vitest's numbers", async () => {
  const path = await report({ numPassedTests: 7, numFailedTests: 2 });
  expect(await readCounts("vitest", path, false)).toEqual({ passed: 7, failed: 2 });
});

test("counts a flaky journey as failed", async () => {
  const path = await report({ stats: { expected: 3, unexpected: 1, flaky: 1 } });
  expect(await readCounts("playwright", path, false)).toEqual({ passed: 3, failed: 2 });
});

test("a step that ends badly although every test passed is one failure", async () => {
  const path = await report({ numPassedTests: 7, numFailedTests: 0 });
  expect(await readCounts("vitest", path, false)).toEqual({ passed: 7, failed: 1 });
});

test("a step that ran nothing is one failure", async () => {
  const path = await report({ numPassedTests: 0, numFailedTests: 0 });
  expect(await readCounts("vitest", path, true)).toEqual({ passed: 0, failed: 1 });
});

test("a step without a report is one failure", async () => {
  const path = join(folder, "absent.json");
  expect(await readCounts("vitest", path, true)).toEqual({ passed: 0, failed: 1 });
});
