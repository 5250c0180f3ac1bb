import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCounts } from "./read-report.ts";

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

const vitest = (passed: number, failed: number, testResults: object[] = []): Promise<string> =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults });

test("takes Vitest's numbers, and says which test failed and why", async () => {
  const path = await vitest(7, 1, [
    {
      name: resolve("a.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "adds", status: "passed", failureMessages: [] },
        {
          fullName: "takes away",
          status: "failed",
          failureMessages: ["\u001B[31mexpected 1\u001B[39m"],
        },
      ],
    },
  ]);
  expect(await readCounts("vitest", path, false)).toEqual({
    passed: 7,
    failed: 1,
    failures: [{ title: "a.test.ts > takes away", message: "expected 1" }],
  });
});

test("a file that does not load is named", async () => {
  const path = await vitest(7, 0, [
    {
      name: resolve("b.test.ts"),
      status: "failed",
      message: "no such module",
      assertionResults: [],
    },
  ]);
  expect(await readCounts("vitest", path, false)).toEqual({
    passed: 7,
    failed: 1,
    failures: [{ title: "b.test.ts", message: "no such module" }],
  });
});

test("counts a flaky journey as failed, and names it wherever it lies", async () => {
  const spec = (title: string, status: string, message: string) => ({
    file: "login.spec.ts",
    title,
    tests: [{ status, results: [{ errors: [{ message }] }, { errors: [] }] }],
  });
  const path = await report({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec("signs in", "expected", ""), spec("signs out", "flaky", "late")],
        suites: [{ specs: [spec("in German", "unexpected", "clipped")] }],
      },
    ],
  });
  expect(await readCounts("playwright", path, false)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { title: "login.spec.ts > signs out", message: "late" },
      { title: "login.spec.ts > in German", message: "clipped" },
    ],
  });
});

test("a step that ends badly although every test passed is one failure", async () => {
  const path = await vitest(7, 0);
  expect(await readCounts("vitest", path, false)).toEqual({ passed: 7, failed: 1, failures: [] });
});

test("a step that ran nothing is one failure", async () => {
  const path = await vitest(0, 0);
  expect(await readCounts("vitest", path, true)).toEqual({ passed: 0, failed: 1, failures: [] });
});

test("a step without a report is one failure", async () => {
  const path = join(folder, "absent.json");
  expect(await readCounts("vitest", path, true)).toEqual({ passed: 0, failed: 1, failures: [] });
});
