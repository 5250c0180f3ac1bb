import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));

interface Problem {
  readonly code: string;
  readonly path: readonly string[];
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-contract-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Lints a contract with the project's rules and gives what they found. */
async function lint(file: string): Promise<Problem[]> {
  const args = ["lint", file, "-r", join(root, ".spectral.yaml"), "-f", "json", "-q", "-F", "warn"];
  const ran = run(join(root, "node_modules/.bin/spectral"), args, { maxBuffer: 1e8 });
  const { stdout } = await ran.catch((failed: { stdout: string }) => failed);
  return JSON.parse(stdout || "[]") as Problem[];
}

test("an answer and a request without an example are found, and so is an open write", async () => {
  const contract = parse(await readFile(join(root, "openapi.yaml"), "utf8"));
  delete contract.paths["/me"].get.responses["200"].content["application/json"].examples;
  delete contract.paths["/me/profile"].put.requestBody.content["application/json"].examples;
  contract.paths["/me/profile"].put.security = [];
  contract.paths = Object.fromEntries(
    ["/me", "/me/profile"].map((path) => [path, contract.paths[path]]),
  );
  const planted = join(folder, "openapi.yaml");
  await writeFile(planted, stringify(contract));

  const found = (await lint(planted)).map(
    ({ code, path }) => `${code} ${path.slice(0, 3).join(" ")}`,
  );

  expect(found).toEqual(
    expect.arrayContaining([
      "gemel-example-per-status paths /me get",
      "gemel-example-per-request paths /me/profile put",
      "owasp:api2:2023-write-restricted paths /me/profile put",
    ]),
  );
}, 60_000);
