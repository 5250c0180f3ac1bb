import { execFile } from "node:child_process";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));

interface Problem {
  readonly code: string;
  readonly path: readonly string[];
}

const contract = `
openapi: 3.1.0
info: { title: Planted, version: 1.0.0 }
paths:
  /me:
    get:
      responses: { "200": { content: { application/json: { schema: { type: object } } } } }
  /me/profile:
    put:
      security: []
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { "204": { description: Saved. } }
components:
  schemas:
    Open: { type: object, properties: { id: { type: string } } }
    Opened: { type: object, additionalProperties: true, properties: { id: { type: string } } }
    Closed: { type: object, additionalProperties: false, properties: { id: { type: string } } }
`;

const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), "gemel-contract-"));
afterAll(remove);

/** Lints a contract with the project's rules and gives what they found. */
async function lint(file: string): Promise<Problem[]> {
  const args = ["lint", file, "-r", join(root, ".spectral.yaml"), "-f", "json", "-q", "-F", "warn"];
  const ran = run(join(root, "node_modules/.bin/spectral"), args, { maxBuffer: 1e8 });
  const { stdout } = await ran.catch((failed: { stdout: string }) => failed);
  return JSON.parse(stdout || "[]") as Problem[];
}

test("an answer and a request without an example are found, and so are an open write and open objects", async () => {
  const planted = join(folder, "openapi.yaml");
  await writeFile(planted, contract);

  const found = (await lint(planted)).map(
    ({ code, path }) => `${code} ${path.slice(0, 3).join(" ")}`,
  );

  expect(found).toEqual(
    expect.arrayContaining([
      "gemel-example-per-status paths /me get",
      "gemel-example-per-request paths /me/profile put",
      "owasp:api2:2023-write-restricted paths /me/profile put",
      "gemel-closed-object components schemas Open",
      "gemel-closed-object components schemas Opened",
    ]),
  );
  expect(found).not.toContain("gemel-closed-object components schemas Closed");
}, 60_000);
