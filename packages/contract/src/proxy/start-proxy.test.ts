import { request as send, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createCheck } from "./check.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";
import { type Behaviour, json, startUpstream } from "./testing/start-upstream.ts";

const check = await createCheck(fileURLToPath(new URL("testing/contract.yaml", import.meta.url)));
const upstream = await startUpstream();
afterAll(() => upstream.close());

let proxy: Proxy;
let reported: string[];

const start = (base: URL, timeoutMs = 30_000) =>
  startProxy({
    check,
    upstream: { base, timeoutMs },
    port: 0,
    report: (line) => reported.push(line),
  });

beforeEach(async () => {
  reported = [];
  proxy = await start(upstream.base);
});
afterEach(() => proxy.close());

const note = { text: "Grüße" };
const putNote = (body: string, type = "application/json") =>
  fetch(`${proxy.url}/notes/ab`, { method: "PUT", body, headers: { "Content-Type": type } });

test("a right request reaches the backend, its answer passes unchanged", async () => {
  let asked: unknown;
  upstream.behave = (incoming, response) => {
    asked = [incoming.url, incoming.headers.authorization, incoming.headers.host];
    json(200, note, { "Set-Cookie": ["a=1", "b=2"], ETag: '"1"' })(incoming, response);
  };
  const response = await fetch(`${proxy.url}/notes/ab?page=2`, {
    headers: { Authorization: "Bearer x" },
  });
  expect(asked).toEqual(["/api/notes/ab?page=2", "Bearer x", upstream.base.host]);
  expect([response.status, await response.text()]).toEqual([200, JSON.stringify(note)]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(response.headers.get("ETag")).toBe('"1"');
  expect(reported).toEqual([]);
});

test("bytes pass as they are, both ways", async () => {
  const recording = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
  let received: Uint8Array | undefined;
  upstream.behave = async (incoming, response) => {
    const headers = { "content-type": incoming.headers["content-type"] ?? "" };
    const form = await new Response(await buffer(incoming), { headers }).formData();
    const file = form.get("recording");
    received = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined;
    response.writeHead(200, { "Content-Type": "audio/webm" }).end(recording);
  };
  const body = new FormData();
  body.append("recording", new Blob([recording], { type: "audio/webm" }), "voice.webm");
  const response = await fetch(`${proxy.url}/notes/ab`, { method: "POST", body });
  expect(reported).toEqual([]);
  expect(received).toEqual(recording);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(recording);
});

test("an answer without a body passes", async () => {
  upstream.behave = (_, response) => response.writeHead(204).end();
  expect((await putNote(JSON.stringify(note))).status).toBe(204);
  expect(reported).toEqual([]);
});

test("every violation of an answer is one line, and the client gets a 500 that says them", async () => {
  upstream.behave = json(200, { text: 5, secret: true });
  const response = await fetch(`${proxy.url}/notes/ab?page=1`);
  const reasons = [
    "body: Response body must NOT have additional properties; found 'secret'",
    "body.text: Response body property text must be string,null",
  ];
  expect(reported).toEqual(reasons.map((reason) => `GET /api/notes/ab, response 200: ${reason}`));
  expect([response.status, response.headers.get("Content-Type"), await response.json()]).toEqual([
    500,
    "application/problem+json",
    {
      title: "Contract proxy",
      status: 500,
      detail: reasons.join("; "),
      about: "response 200",
      reasons,
    },
  ]);
});

test.each([
  ["an undocumented status", json(418, {}), "response 418: Unable to match the returned status"],
  ["HTML", json(200, "", { "Content-Type": "text/html" }), "response 200: The received media type"],
  ["no body", json(200, undefined), "response 200: "],
  [
    "JSON that is none",
    ((_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).end("{");
    }) satisfies Behaviour,
    "response 200: body: Response body must be object",
  ],
])("%s is reported", async (_, behave, says) => {
  upstream.behave = behave;
  expect((await fetch(`${proxy.url}/notes/ab`)).status).toBe(500);
  expect(reported[0]).toContain(`GET /api/notes/ab, ${says}`);
});

test.each([
  ["a missing field", () => putNote("{}"), 422, "PUT /api/notes/ab, request: body: "],
  ["no JSON", () => putNote("{"), 422, "PUT /api/notes/ab, request: body: "],
  ["another media type", () => putNote("a", "text/plain"), 415, "PUT /api/notes/ab, request: "],
  ["a query out of bounds", () => fetch(`${proxy.url}/notes/ab?page=0`), 422, "GET /api/notes/ab"],
  ["a short parameter", () => fetch(`${proxy.url}/notes/a`), 422, "GET /api/notes/a, request: "],
  ["an unknown path", () => fetch(`${proxy.url}/no?token=x`), 404, "GET /api/no, request: "],
  ["a method", () => fetch(`${proxy.url}/notes/ab`, { method: "DELETE" }), 405, "DELETE /api/no"],
  ["no /api", () => fetch(proxy.url.replace("/api", "/no")), 404, "GET /no, request: only /api"],
])("%s is refused and never reaches the backend", async (_, ask, status, says) => {
  upstream.behave = () => expect.unreachable();
  expect((await ask()).status).toBe(status);
  expect(reported).toEqual([expect.stringContaining(says)]);
});

const beginAnswer = (response: ServerResponse) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "9" });
  response.write("{");
};

test.each([
  [
    "closes mid-body",
    (_, response) => {
      beginAnswer(response);
      response.destroy();
    },
  ],
  ["closes at once", (_, response) => response.destroy()],
] satisfies [string, Behaviour][])("a backend that %s is a 502", async (_, behave) => {
  upstream.behave = behave;
  expect((await fetch(`${proxy.url}/notes/ab`)).status).toBe(502);
  expect(reported).toEqual([
    `GET /api/notes/ab, backend: ${upstream.base.origin} gave no answer (ECONNRESET)`,
  ]);
});

test.each([
  ["never answers", () => undefined],
  ["stops mid-body", (_, response) => beginAnswer(response)],
] satisfies [string, Behaviour][])("a backend that %s is a 502", async (_, behave) => {
  upstream.behave = behave;
  const hasty = await start(upstream.base, 50);
  const response = await fetch(`${hasty.url}/notes/ab`);
  hasty.close();
  expect(response.status).toBe(502);
  expect(reported).toEqual([
    `GET /api/notes/ab, backend: ${upstream.base.origin} gave no answer (silent for 0.05 s)`,
  ]);
});

test("a backend that is not there is a 502", async () => {
  const gone = await startUpstream();
  gone.close();
  const before = await start(gone.base);
  const response = await fetch(`${before.url}/notes/ab`);
  before.close();
  expect(response.status).toBe(502);
  expect(reported).toEqual([
    `GET /api/notes/ab, backend: ${gone.base.origin} gave no answer (ECONNREFUSED)`,
  ]);
});

const upgrade = (path: string) =>
  send(`${proxy.url}${path}`, { headers: { Connection: "Upgrade", Upgrade: "websocket" } }).end();

test("a socket is joined with the backend", async () => {
  let asked: string | undefined;
  upstream.onUpgrade = (incoming, socket) => {
    asked = incoming.url;
    socket.write(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    );
    socket.pipe(socket);
  };
  const [, socket] = (await once(upgrade("/ws/chat?token=x"), "upgrade")) as [unknown, Socket];
  socket.write("echo");
  const [frame] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  expect([asked, frame.toString(), reported]).toEqual(["/api/ws/chat?token=x", "echo", []]);
});

test("a socket that the backend refuses or drops is answered", async () => {
  upstream.onUpgrade = (_, socket) =>
    socket.end("HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n");
  const [refused] = await once(upgrade("/ws/chat"), "response");
  upstream.onUpgrade = (_, socket) => socket.destroy();
  const [dropped] = await once(upgrade("/ws/chat?token=x"), "response");
  expect([refused.statusCode, dropped.statusCode]).toEqual([401, 502]);
  expect(reported).toEqual([
    `GET /api/ws/chat, socket: ${upstream.base.origin} gave no answer (ECONNRESET)`,
  ]);
});
