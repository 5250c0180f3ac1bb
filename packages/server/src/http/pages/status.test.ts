import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { migrations } from "../../database/migrations/index.ts";

const token = "status-0123456789abcdef0123456789ab";
const secrets = {
  METRICS_TOKEN: token,
  AUTH_SECRET: "auth-secret-0123456789abcdef0123456789",
  MAIL_URL: "smtp://mailer:mail-secret@127.0.0.1:25",
  CONTACT_EMAIL: "people@gemel.example",
  AI_BASE_URL: "http://127.0.0.1:9/v1",
  AI_API_KEY: "ai-secret",
  AI_CHAT_MODEL: "a-chat-model",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9/otlp-secret",
};

it("shows what is configured to callers with the token, and no secret", async () => {
  const server = await startTestServer(openMemoryDatabase, secrets);
  const ask = (headers: Record<string, string>) => server.app.inject({ url: "/status", headers });
  expect((await ask({})).statusCode).toBe(401);
  const bearer = { authorization: `Bearer ${token}` };
  const json = await ask(bearer);
  const page = await ask({ ...bearer, accept: "text/html,*/*" });
  await server.close();

  const newest = Object.keys(migrations).toSorted().at(-1);
  expect(json.json()).toMatchObject({
    mode: "trial",
    leaving: false,
    node: process.versions.node,
    parts: {
      database: "embedded (PGlite)",
      "between processes": "nothing: one process alone",
      media: "files in the data folder",
      mail: "SMTP",
      "rate limits": "off",
      "twins and advisor": "a-chat-model",
      transcripts: "off",
      metrics: "on",
      traces: "on",
    },
    migrations: { applied: Object.keys(migrations).length, newest, pending: [] },
    jobs: expect.arrayContaining([
      { name: "insights", ready: 0, deferred: 0, active: 0, failed: 0 },
    ]),
    pool: null,
  });
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  const style = /<style>(.*?)<\/style>/s.exec(page.body)?.[1] ?? "";
  const digest = createHash("sha256").update(style).digest("base64");
  expect(page.headers["content-security-policy"]).toContain(`style-src 'sha256-${digest}';`);
  expect(page.body).toContain("a-chat-model");
  for (const secret of [token, "auth-secret", "mail-secret", "ai-secret", "otlp-secret"]) {
    expect(json.body).not.toContain(secret);
    expect(page.body).not.toContain(secret);
  }
});

it("is for this machine alone on trial, where no token is needed; metrics are not there", async () => {
  const server = await startTestServer(openMemoryDatabase);
  const ask = async (url: string, host: string) =>
    (await server.app.inject({ url, headers: { host } })).statusCode;
  expect(await ask("/status", "localhost:3000")).toBe(200);
  expect(await ask("/status", "evil.example")).toBe(404);
  expect(await ask("/metrics", "localhost:3000")).toBe(404);
  await server.close();
});
