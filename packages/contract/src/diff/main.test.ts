import { execFile } from "node:child_process";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { diff } from "./diff.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const contract = fileURLToPath(new URL("../../../../openapi.yaml", import.meta.url));

const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), "gemel-diff-"));
afterAll(remove);

/** Compares in this process. */
async function compare(
  older: string,
  newer: string,
  json?: string,
): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const code = await diff({ older, newer, json }, (text) => lines.push(text));
  return { code, printed: lines.join("\n") };
}

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

const withPath = (path: string) => `openapi: 3.1.0\npaths: { ${path}: { get: {} } }`;

test("an operation taken out of openapi.yaml is breaking", async () => {
  const text = await readFile(contract, "utf8");
  const without = await fileOf(
    "without.yaml",
    text.replace("\n  /auth/login:", "\n  /auth/enter:"),
  );
  const { code, printed } = await compare(contract, without);
  expect(code).toBe(1);
  expect(printed).toContain(`1 breaking, 1 compatible, 0 editorial

BREAKING
  POST /auth/login
    operation: POST /auth/login → nothing
    A client that calls it finds nothing there.`);
});

test("the command ends with 0 where nothing changed", async () => {
  const file = await fileOf("same.yaml", withPath("/a"));
  const child = await promisify(execFile)(process.execPath, [
    main,
    "diff",
    file,
    "--against",
    file,
  ]);
  expect(child).toEqual({ stdout: `${file} → ${file}\nNo change.\n`, stderr: "" });
});

test("compatible changes end in 0, and the JSON file has every change", async () => {
  const older = await fileOf("older.yaml", "openapi: 3.1.0");
  const newer = await fileOf("newer.yaml", withPath("/a"));
  const json = join(folder, "changes.json");
  expect((await compare(older, newer, json)).code).toBe(0);
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
  ["a folder", (file) => [tmpdir(), file], /: cannot be read: it is a folder$/],
  ["no file", (file) => ["/no/such.yaml", file], /^\/no\/such\.yaml: cannot be read: there is no/],
  ["a newer file that is no contract", (file) => [file, main], /^.*main\.ts.*$/],
  ["a report that cannot be written", (file) => [file, file, "/no/such.json"], /^ENOENT.*$/],
];

test.each(bad)("%s is refused in one line", async (_, args, says) => {
  const file = await fileOf("fine.yaml", withPath("/a"));
  const [older = "", newer = "", json] = args(file);
  await expect(compare(older, newer, json)).rejects.toThrow(says);
});
