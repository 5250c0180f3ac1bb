import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accepted as acceptedImports } from "./planted/accepted.ts";
import { refusedPackages } from "./planted/refused-packages.ts";
import { refusedRooms } from "./planted/refused-rooms.ts";
import { acceptedTexts, refusedTexts } from "./planted/visible-text.ts";

interface Finding {
  message: string;
  code: string;
  filename: string;
}

const config = fileURLToPath(new URL("../../.oxlintrc.json", import.meta.url));
const oxlint = fileURLToPath(new URL("../../node_modules/.bin/oxlint", import.meta.url));

let house: string;
const refused = [...refusedRooms, ...refusedPackages, ...refusedTexts];
const accepted = [...acceptedImports, ...acceptedTexts];
const findings = new Map<string, string[]>();

/** One file per planted import or text, in a house of its own, through one run of the real linter. */
beforeAll(async () => {
  house = await realpath(await mkdtemp(join(tmpdir(), "gemel-boundaries-")));
  for (const { file, code } of [...refused, ...accepted]) {
    const path = join(house, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${code}\n`);
  }
  const stdout = await new Promise<string>((resolve, reject) => {
    const args = ["--config", config, "--format", "json", "."];
    execFile(oxlint, args, { cwd: house, maxBuffer: 2 ** 24 }, (_status, out, err) =>
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
  await rm(house, { recursive: true });
});

test.each(refused)("refused: $file: $code", ({ file, message }) => {
  expect(findings.get(file)).toEqual([message]);
});

test.each(accepted)("accepted: $file: $code", ({ file }) => {
  expect(findings.get(file)).toBeUndefined();
});
