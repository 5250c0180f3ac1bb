import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gemel-guard-"));
const guard = join(folder, "packages/command/guard.mjs");
cpSync(join(root, "packages/command/guard.mjs"), guard);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the guard as a Node of a version. */
function guarded(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", pretend, guard], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("says in one line what is missing, and nothing where all is there", () => {
  const refused = (stderr: RegExp) => ({
    status: 2,
    stdout: "",
    stderr: expect.stringMatching(stderr),
  });
  expect(guarded("18.20.1")).toEqual(refused(/^Node 20 or later is needed, .* `npm ci`\.\n$/));
  expect(guarded("24.1.0")).toEqual(refused(/^Nothing is installed yet: run `npm ci` first.*\n$/));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "node_modules/.package-lock.json"), "{}");
  expect(guarded("20.20.2")).toEqual(
    refused(/^The project's own Node is missing.*`npm rebuild node .*\n$/),
  );
  expect(guarded("24.1.0")).toEqual({ status: 0, stdout: "", stderr: "" });
});

it("stands before every script, of the workspaces too", () => {
  const folders = globSync(["packages/*/", "machines/", "app/"], { cwd: root });
  const unguarded = ["", ...folders].flatMap((workspace) => {
    const { scripts = {} } = JSON.parse(
      readFileSync(join(root, workspace, "package.json"), "utf8"),
    ) as {
      scripts?: Record<string, string>;
    };
    const path = relative(join(root, workspace), join(root, "packages/command/guard.mjs"));
    return Object.values(scripts).filter((command) => !command.startsWith(`node ${path} && `));
  });
  expect(folders).toContain("packages/server");
  expect(unguarded).toEqual([]);
});

it("a script reads its arguments before it does anything", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const late = Object.entries(scripts).filter(([, command]) => command.split(" && ").length > 2);
  // Two programs that only read.
  expect(late.map(([name]) => name)).toEqual(["contract:lint"]);
});
