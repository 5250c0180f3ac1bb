import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMemoryDatabase } from "../testing/memory-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { errorHandler } from "./error-handler.ts";
import { addHealth } from "./health.ts";

describe("beside the API", () => {
  let server: TestServer;
  let appDir = "";

  beforeAll(async () => {
    appDir = await mkdtemp(join(tmpdir(), "gemel-app-"));
    await mkdir(join(appDir, "assets"));
    await mkdir(join(appDir, ".vite"));
    await writeFile(join(appDir, "index.html"), "<title>Gemel</title>");
    await writeFile(join(appDir, "icon.svg"), "<svg/>");
    await writeFile(join(appDir, "assets", "main-abc123.js"), "plain");
    await writeFile(join(appDir, "assets", "main-abc123.js.br"), "brotli");
    await writeFile(join(appDir, ".vite", "manifest.json"), "{}");
    server = await startTestServer(openMemoryDatabase, {}, { appDir });
  });
  afterAll(async () => {
    await server.close();
    await rm(appDir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: "localhost", ...headers } });

  it.each(["/", "/login", "/verify-email?token=abc", "/chat/123"])(
    "serves the app at %s",
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.body]).toEqual([200, "<title>Gemel</title>"]);
      expect(page.headers["cache-control"]).toBe("no-cache");
      expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
      expect(page.headers["content-security-policy"]).not.toMatch(/unsafe|https?:/);
    },
  );

  it("serves hashed assets for ever, compressed to who takes it", async () => {
    const plain = await get("/assets/main-abc123.js");
    expect([plain.body, plain.headers["cache-control"]]).toEqual([
      "plain",
      "public, max-age=31536000, immutable",
    ]);
    const small = await get("/assets/main-abc123.js", { "accept-encoding": "br" });
    expect([small.body, small.headers["content-encoding"]]).toEqual(["brotli", "br"]);
    expect((await get("/icon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  it.each(["/assets/gone.js", "/.vite/manifest.json", "/api/gone", "/../package.json"])(
    "has nothing at %s",
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.json().error_code]).toEqual([404, "not_found"]);
    },
  );

  it("answers that it serves, and that the database does", async () => {
    for (const url of ["/healthz", "/readyz"]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
    }
  });

  it("keeps the outbox to this machine's own name", async () => {
    await mkdir(join(server.dataDir, "outbox"), { recursive: true });
    expect((await get("/dev/outbox")).statusCode).toBe(200);
    expect((await get("/dev/outbox", { host: "evil.example" })).statusCode).toBe(404);
  });
});

it("says that it is not ready while the database does not answer", async () => {
  const app = fastify();
  app.setErrorHandler(errorHandler);
  addHealth(app, () => Promise.reject(new Error("gone")));
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.json().error_code]).toEqual([503, "unavailable"]);
});
