import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket } from "ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleToken } from "./example-token.ts";
import { attachSocket } from "./socket-server.ts";
import { instantClock } from "./testing/instant-clock.ts";

const twin = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a08";
const asked = { conversation_id: twin, token: exampleToken() };

const server = createServer();
attachSocket(server, instantClock);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const connect = (query: Record<string, string>, path = "/api/ws/chat") => {
  const { port } = server.address() as AddressInfo;
  return new WebSocket(`ws://127.0.0.1:${port}${path}?${new URLSearchParams(query)}`);
};

/** Collects the frames of a client until the connection ends or there are enough. */
async function listen(client: WebSocket, enough: number): Promise<unknown[]> {
  const received: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on("error", reject);
    client.on("close", (code) => {
      received.push({ closed: code });
      resolve();
    });
    client.on("message", (data: Buffer) => {
      received.push(JSON.parse(data.toString()));
      if (received.length === enough) resolve();
    });
  });
  client.terminate();
  return received;
}

test.each(["/api/ws/chat", "/ws/chat"])("at %s the twin thinks and answers", async (path) => {
  const client = connect(asked, path);
  const received = listen(client, 3);
  await once(client, "open");
  client.send(JSON.stringify({ conversation_id: twin, content: "Ciao" }));
  expect(await received).toMatchObject([
    { type: "message", content: "Ciao", sender_id: "3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04" },
    { type: "status", conversation_id: twin },
    { type: "message", conversation_id: twin, role: "assistant" },
  ]);
});

test("script= chooses what is played", async () => {
  const client = connect({ ...asked, script: "dropsAndReturns" });
  expect(await listen(client, 3)).toEqual([
    expect.objectContaining({ type: "audio", conversation_id: twin }),
    { closed: 1001 },
  ]);
});

test("all zeros receive what concerns the member", async () => {
  const zeros = "00000000-0000-0000-0000-000000000000";
  const received = await listen(connect({ ...asked, conversation_id: zeros }), 4);
  expect(received).toMatchObject([
    { event: "twin_ready" },
    { event: "like" },
    { event: "match" },
    { event: "message" },
  ]);
});

test.each([
  ["no token", { conversation_id: twin }, 401, "unauthorized"],
  ["a broken token", { ...asked, token: "broken" }, 401, "unauthorized"],
  ["no conversation", { token: asked.token }, 400, "validation_failed"],
  ["a broken conversation", { ...asked, conversation_id: "7" }, 400, "validation_failed"],
])("%s is refused before the upgrade", async (_, query, status, error_code) => {
  const client = connect(query);
  const [, response] = await once(client, "unexpected-response");
  const body = JSON.parse(Buffer.concat(await response.toArray()).toString());
  expect([response.statusCode, body]).toMatchObject([status, { error_code }]);
});

test("a script that there is not is refused with those that there are", async () => {
  const client = connect({ ...asked, script: "nonsense" });
  const [, response] = await once(client, "unexpected-response");
  const { detail } = JSON.parse(Buffer.concat(await response.toArray()).toString());
  expect([response.statusCode, detail]).toEqual([
    400,
    expect.stringMatching(/^No script "nonsense"; there are .*twinThinksAndAnswers/),
  ]);
});

test("an upgrade elsewhere is refused", async () => {
  const [, response] = await once(connect(asked, "/api/me"), "unexpected-response");
  expect(response.statusCode).toBe(404);
});

test.each([
  ["binary", Buffer.from("bytes"), 1003],
  ["too large", "a".repeat(64 * 1024 + 1), 1009],
])("a frame that is %s ends the connection", async (_, frame, code) => {
  const client = connect(asked);
  await once(client, "open");
  client.send(frame);
  expect(await once(client, "close")).toEqual([code, expect.anything()]);
});
