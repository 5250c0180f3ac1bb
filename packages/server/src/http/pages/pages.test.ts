import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { errorHandler } from "../error-handler.ts";
import { addHealth } from "../health.ts";
import { newFolder, useFolder } from "../../testing/folders.ts";

describe("beside the API", () => {
  let server: TestServer;
  const folder = useFolder();

  beforeAll(async () => {
    const appDir = folder();
    await mkdir(join(appDir, "assets"));
    await mkdir(join(appDir, ".vite"));
    await writeFile(join(appDir, "index.html"), "<title>Gemel</title>");
    await writeFile(join(appDir, "icon.svg"), "<svg/>");
    await writeFile(join(appDir, "sw.js"), "self.oninstall = null;");
    await writeFile(join(appDir, "app.webmanifest"), "{}");
    await writeFile(join(appDir, "assets", "main-abc123.js"), "plain");
    await writeFile(join(appDir, "assets", "main-abc123.js.br"), "brotli");
    await writeFile(join(appDir, ".vite", "manifest.json"), "{}");
    for (const locale of ["en", "fr", "de", "it", "es", "ja"]) {
      const pages = join(appDir, ".pages", locale);
      await mkdir(pages, { recursive: true });
      await writeFile(join(pages, "index.html"), `front in ${locale} <!--addresses-->`);
      await writeFile(join(pages, "rules.html"), `rules in ${locale} <!--addresses-->`);
    }
    server = await startTestServer(openMemoryDatabase, {}, { appDir });
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: "localhost", ...headers } });

  it.each([
    "/login",
    "/verify-email?token=abc",
    "/chat/123",
    "/rules/more",
    "/chat/%E0%A4%A",
    "/%?next=%zz",
  ])("serves the app at %s", async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.body]).toEqual([200, "<title>Gemel</title>"]);
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(page.headers["content-security-policy"]).not.toMatch(/unsafe|https?:/);
  });

  it.each([
    ["/", {}, "front in en"],
    ["/rules", { "accept-language": "pt, it;q=0.5, de;q=0.8" }, "rules in de"],
    ["/", { "accept-language": "ja" }, "front in ja"],
    ["/", { "accept-language": "it", cookie: "lang=fr" }, "front in fr"],
    ["/", { "accept-language": "it", cookie: "lang=de; __Host-lang=fr" }, "front in fr"],
    ["/", { "accept-language": "it", cookie: "lang=xx" }, "front in it"],
    ["/rules?lang=es", { "accept-language": "it", cookie: "lang=fr" }, "rules in es"],
    ["/rules?lang=xx", { cookie: "lang=fr" }, "rules in fr"],
    ["/rules?lang=de&lang=es", {}, "rules in en"],
  ])("sends %s to %j in the language asked for", async (url, headers, text) => {
    const page = await get(url, headers);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(page.body).toMatch(new RegExp(`^${text} <link rel="canonical"`));
    expect(page.headers["content-language"]).toBe(text.slice(-2));
    expect(page.headers["vary"]).toContain("Accept-Language, Cookie");
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  });

  it("writes a page's addresses as it was asked for", async () => {
    const { body } = await get("/rules?lang=de", { host: "gemel.test:8080" });
    expect(body).toContain('rel="canonical" href="http://gemel.test:8080/rules?lang=de"');
    expect(body).toContain('hreflang="x-default" href="http://gemel.test:8080/rules"');
    const hostile = await get("/rules", { host: 'a"><b>' });
    expect(hostile.body).not.toContain('"><b>');
  });

  it("compresses a public page, and sends it once to who has it", async () => {
    const small = await get("/", { "accept-encoding": "gzip, br" });
    expect(small.headers["content-encoding"]).toBe("br");
    const plain = await get("/");
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const again = await get("/", { "if-none-match": String(plain.headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const other = await get("/?lang=fr", { "if-none-match": String(plain.headers["etag"]) });
    expect(other.statusCode).toBe(200);
  });

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

  it("serves what installs the app so that a newer one is found at once", async () => {
    const types = {
      "/sw.js": "application/javascript",
      "/app.webmanifest": "application/manifest+json",
    };
    for (const [url, type] of Object.entries(types)) {
      const { headers } = await get(url);
      expect(headers["content-type"], url).toContain(type);
      expect(headers["cache-control"], url).toBe("no-cache");
      expect(headers["content-security-policy"]).toContain("worker-src 'self';manifest-src 'self'");
    }
  });

  it.each([
    "/assets/gone.js",
    "/.vite/manifest.json",
    "/.pages/en/index.html",
    "/api/gone",
    "/../package.json",
    "/api/%E0%A4%A",
    "/api/ws/chat/%",
  ])("has nothing at %s", async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.json().error_code]).toEqual([404, "not_found"]);
  });

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
  addHealth(app, {
    askDatabase: () => Promise.reject(new Error("gone")),
    leaving: new AbortController().signal,
  });
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.json().error_code]).toEqual([503, "unavailable"]);
});

it("says that it stops, and logs no fault", async () => {
  const logged: string[] = [];
  const app = fastify({
    logger: { level: "error", stream: { write: (line) => logged.push(line) } },
  });
  app.setErrorHandler(errorHandler);
  addHealth(app, { askDatabase: () => Promise.resolve(), leaving: AbortSignal.abort() });
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.json().error_code]).toEqual([503, "unavailable"]);
  expect(logged).toEqual([]);
});

it("writes the operator's address, whatever was asked for", async () => {
  const appDir = await newFolder();
  await mkdir(join(appDir, ".pages", "en"), { recursive: true });
  await writeFile(join(appDir, "index.html"), "shell");
  await writeFile(join(appDir, ".pages", "en", "index.html"), "<!--addresses-->");
  const settings = { PUBLIC_URL: "https://gemel.example" };
  const server = await startTestServer(openMemoryDatabase, settings, { appDir });
  const { body } = await server.app.inject({ url: "/", headers: { host: "elsewhere.example" } });
  expect(body).toContain('rel="canonical" href="https://gemel.example/"');
  expect(body).not.toContain("elsewhere");
  await server.close();
});
