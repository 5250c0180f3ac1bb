import { once } from "node:events";
import { WebSocket } from "ws";
import { afterAll, expect, test } from "vitest";
import { exampleToken } from "./example-token.ts";
import { secondsLeftOf } from "./testing/seconds-left.ts";
import { startMock } from "./server.ts";

const mock = await startMock(0);
afterAll(() => mock.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${mock.url}${path}`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });
const credentials = JSON.stringify({ email: "a@example.com", password: "12345678" });

test("signing in gives a session that lasts", async () => {
  const response = await post("/auth/login", credentials);
  const { token } = (await response.json()) as { token: string };
  expect(secondsLeftOf(token)).toBeGreaterThan(365 * 24 * 3600);
  expect(response.headers.get("Set-Cookie")).toMatch(/^gemel_refresh=.*Path=\/api\/auth; HttpOnly/);
  const me = await fetch(`${mock.url}/me`, { headers: { Authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
});

test("Prefer: code= chooses a status", async () => {
  const response = await post("/auth/login", credentials, { Prefer: "code=429" });
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "30"]);
});

test("a request that breaks the contract is refused", async () => {
  expect((await post("/auth/login", '{"email":"a@example.com"}')).status).toBe(400);
  expect((await fetch(`${mock.url}/me`)).status).toBe(401);
  expect((await fetch(`${mock.url}/nothing`)).status).toBe(404);
});

test("what breaks the contract is named in Prism's way", async () => {
  const response = await post("/auth/login", '{"email":"a@example.com"}');
  expect(JSON.parse(response.headers.get("sl-violations") ?? "")).toEqual([
    {
      location: ["request", "body"],
      severity: "Error",
      code: "required",
      message: "Request body must have required property 'password'",
    },
  ]);
  const unknown = await fetch(`${mock.url}/nothing`);
  expect(await unknown.json()).toMatchObject({ title: "Route not resolved, no path matched" });
  expect((await fetch(`${mock.url}/me`, { method: "HEAD" })).status).toBe(405);
});

test("a recording arrives as bytes of its type, whole and in part", async () => {
  const headers = { Authorization: "Bearer example.example.example" };
  const whole = await fetch(`${mock.url}/me/profile/voice`, { headers });
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.headers.get("Content-Type"), bytes.subarray(0, 4).toString("hex")]).toEqual([
    "audio/webm",
    "1a45dfa3", // how every webm begins
  ]);
  const part = await fetch(`${mock.url}/me/profile/voice`, {
    headers: { ...headers, Prefer: "code=206" },
  });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([
    206,
    expect.stringMatching(/^bytes \d+-\d+\/\d+$/),
  ]);
});

test("a body that is no JSON is refused instead of never answered", async () => {
  const response = await post("/auth/login", '{"email":');
  expect([response.status, await response.json()]).toEqual([
    400,
    { title: "Mock", status: 400, detail: "The body is not valid JSON." },
  ]);
});

test("what is not under /api is not there", async () => {
  expect((await fetch(mock.url.replace("/api", "/me"))).status).toBe(404);
});

test("a port that is taken is said", async () => {
  const port = Number(new URL(mock.url).port);
  await expect(startMock(port)).rejects.toThrow("EADDRINUSE");
});

test("a request without an upgrade gets a hint at the protocol", async () => {
  for (const path of ["/api/ws/chat", "/ws/chat"]) {
    const response = await fetch(new URL(path, mock.url));
    expect(response.status).toBe(426);
    expect(await response.json()).toMatchObject({ error_code: "upgrade_required" });
  }
});

test("a mock that stops says so", async () => {
  const query = new URLSearchParams({
    conversation_id: "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a08",
    token: exampleToken(),
  });
  const client = new WebSocket(`${mock.url.replace("http", "ws")}/ws/chat?${query}`);
  await once(client, "open");
  const closed = once(client, "close");
  await mock.close();
  expect(await closed).toEqual([1001, expect.anything()]);
});
