import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeAll, expect, it } from "vitest";
import { addEmptyCluster } from "./testing/database/empty-cluster.ts";
import { useFolder } from "./testing/folders.ts";
import { openLive } from "./testing/live/live-client.ts";
import { spawnServer, type SpawnedServer } from "./testing/process/spawn-server.ts";

const credentials = JSON.stringify({
  email: "chiara@demo.example",
  password: "two gemel rings",
});

const folder = useFolder();
let server: SpawnedServer | undefined;
beforeAll(() => addEmptyCluster(folder()));
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
});

it("says at once that it goes, serves on, sends sockets away, and finishes what it is doing", async () => {
  server = spawnServer({ DATA_DIR: folder(), DEMO: "named", DRAIN_SECONDS: "5" });
  const url = await server.url;
  const { token } = await signIn(url).finish();
  const live = await openLive(url, token);
  const slow = signIn(url);
  await slow.begun;

  server.process.kill("SIGTERM");
  while ((await fetch(`${url}/readyz`)).status === 200);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  expect(await live.closed).toEqual({ code: 1001, reason: "the server stops" });
  expect(await slow.finish()).toMatchObject({ token: expect.any(String) });
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
}, 180_000);

it("goes at once at a second signal", async () => {
  server = spawnServer({ DATA_DIR: folder(), DEMO: "named", DRAIN_SECONDS: "300" });
  const url = await server.url;
  server.process.kill("SIGTERM");
  while ((await fetch(`${url}/readyz`)).status === 200);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 143 });
}, 180_000);

/** Begins to sign in over a connection that would like to stay, and sends the last of it on request. */
function signIn(url: string) {
  const agent = new Agent({ keepAlive: true });
  const sent = request(`${url}/api/auth/login`, {
    method: "POST",
    agent,
    headers: { "content-type": "application/json", "content-length": credentials.length },
  });
  const begun = new Promise<void>((resolve, reject) => {
    sent.on("error", reject);
    sent.write(credentials.slice(0, 10), () => resolve());
  });
  const finish = async (): Promise<{ readonly token: string }> => {
    sent.end(credentials.slice(10));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const answer = (await json(response)) as { readonly token: string };
    agent.destroy();
    return answer;
  };
  return { begun, finish };
}
