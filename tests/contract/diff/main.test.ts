import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const contract = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));

// Each test starts Node, and the contract is long.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-diff-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const diff = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

const withPath = (path: string) => `openapi: 3.1.0\npaths: { ${path}: { get: {} } }`;

test("openapi.yaml against itself has no change", async () => {
  expect(await diff(contract)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("No change."),
    stderr: "",
  });
});

test("an operation taken out of openapi.yaml is breaking, put in is compatible", async () => {
  const text = await readFile(contract, "utf8");
  const without = await fileOf(
    "without.yaml",
    text.replace("\n  /auth/login:", "\n  /auth/enter:"),
  );
  const [gone, added] = await Promise.all([
    diff(contract, "--against", without),
    diff(without, "--against", contract),
  ]);
  expect(gone.code).toBe(1);
  expect(gone.stdout).toContain(`1 breaking, 1 compatible, 0 editorial

BREAKING
  POST /auth/login
    operation: POST /auth/login → nothing
    A client that calls it finds nothing there.`);
  expect(added.code).toBe(1);
});

test("compatible changes end in 0, and the JSON file has every change", async () => {
  const older = await fileOf("older.yaml", "openapi: 3.1.0");
  const newer = await fileOf("newer.yaml", withPath("/a"));
  const json = join(folder, "changes.json");
  expect((await diff(older, "--against", newer, "--json", json)).code).toBe(0);
  expect(JSON.parse(await readFile(json, "utf8"))).toEqual({
    older,
    newer,
    changes: [
      {
        kind: "compatible",
        operation: "GET /a",
        part: "",
        path: "",
        source: "#/paths/~1a/get",
        aspect: "operation",
        now: "GET /a",
        why: "No client calls it yet.",
      },
    ],
  });
});

const bad: readonly (readonly [what: string, args: (file: string) => string[], says: RegExp])[] = [
  ["no file", () => [], /^Name one older contract\. Usage: npm run contract:diff .*\n$/],
  ["two files", (file) => [file, file], /^Name one older contract\..*\n$/],
  ["an unknown option", (file) => [file, "--loud"], /^Unknown option '--loud'.*\n$/],
  [
    "a file that is not there",
    () => ["/no/such.yaml"],
    /^\/no\/such\.yaml: cannot be read \(ENOENT\)\n$/,
  ],
  ["a folder", () => [tmpdir()], /: cannot be read \(EISDIR\)\n$/],
  ["a newer file that is no contract", (file) => [file, "--against", main], /^.*main\.ts.*\n$/],
  [
    "a report that cannot be written",
    (file) => [file, "--json", "/no/such.json"],
    /^\/no\/such\.json: cannot be written \(ENOENT\)\n$/,
  ],
];

test.each(bad)("%s is one line and exit code 2", async (_, args, says) => {
  const file = await fileOf("fine.yaml", withPath("/a"));
  const { code, stdout, stderr } = await diff(...args(file));
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(says);
});
