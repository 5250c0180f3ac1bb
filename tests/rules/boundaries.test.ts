import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "./features.ts";
import { accepted as acceptedImports } from "./planted/accepted.ts";
import { refusedAreas, refusedFeatures, refusedPackages } from "./planted/refused.ts";
import { acceptedTexts, refusedTexts } from "./planted/visible-text.ts";

interface Finding {
  message: string;
  code: string;
  filename: string;
}

const config = fileURLToPath(new URL("../../.oxlintrc.json", import.meta.url));
const oxlint = fileURLToPath(new URL("../../node_modules/.bin/oxlint", import.meta.url));

let root: string;
const refused = [...refusedAreas, ...refusedFeatures, ...refusedPackages, ...refusedTexts];
const accepted = [...acceptedImports, ...acceptedTexts];
const findings = new Map<string, string[]>();

/** Writes one file per planted import or text, in a folder of its own, and runs the real linter on all. */
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "gemel-boundaries-")));
  for (const [file, code] of [...refused, ...accepted]) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${code}\n`);
  }
  const stdout = await new Promise<string>((resolve, reject) => {
    const args = ["--config", config, "--format", "json", "."];
    execFile(oxlint, args, { cwd: root, maxBuffer: 2 ** 24 }, (_status, out, err) =>
      out.startsWith("{") ? resolve(out) : reject(new Error(`${out}${err}`)),
    );
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  for (const { code, filename, message } of diagnostics) {
    if (!code.startsWith("gemel(")) continue;
    findings.set(filename, [...(findings.get(filename) ?? []), message]);
  }
}, 30_000);

afterAll(async () => {
  await rm(root, { recursive: true });
});

test.each(refused)("refused: %s: %s", (file, _code, message) => {
  expect(findings.get(file)).toEqual([expect.stringContaining(message)]);
});

test.each(accepted)("accepted: %s: %s", (file) => {
  expect(findings.get(file)).toBeUndefined();
});

test("features use each other without a circle", () => {
  const below = new Set<string>();
  const names = Object.keys(features);
  for (const _ of names) {
    for (const name of names) {
      if (features[name]?.uses.every((used) => below.has(used))) below.add(name);
    }
  }
  expect(names.filter((name) => !below.has(name))).toEqual([]);
});

test("the table of features holds what the code uses, and no more", async () => {
  for (const [name, { uses }] of Object.entries(features)) {
    const folder = new URL(`../../packages/server/src/features/${name}/`, import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
    const code = texts.join("\n");
    const imported = [...code.matchAll(/from "(?:\.\.\/)+([\w-]+)\//g)].map(([, from]) => from);
    expect(uses, name).toEqual(Object.keys(features).filter((used) => imported.includes(used)));
  }
});
