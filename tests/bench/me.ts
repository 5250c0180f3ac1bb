/**
 * node tests/bench/me.ts
 *
 * GET /api/me on the embedded database beside a bare Fastify route: requests a second and p99 of each,
 * in the same run and one after the other, and what the first is of the second.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measure } from "./measure.ts";
import { spawnUntilReady } from "./spawn.ts";

const serverModule = new URL("../../packages/server/src/main.ts", import.meta.url);
const dataDir = await mkdtemp(join(tmpdir(), "gemel-bench-"));
const bare = await spawnUntilReady(new URL("./bare-server.ts", import.meta.url));
const settings = { DATA_DIR: dataDir, DEMO: "named", PORT: "0", LIMITS: "off" };
const gemel = await spawnUntilReady(serverModule, settings);
try {
  const authorization = `Bearer ${await signIn(gemel.url)}`;
  const route = await measure({ url: bare.url });
  const me = await measure({ url: `${gemel.url}/api/me`, headers: { authorization } });
  const share = (me.requestsPerSecond / route.requestsPerSecond) * 100;
  console.table({
    "bare Fastify route": {
      "requests/s": Math.round(route.requestsPerSecond),
      "p99 ms": route.p99Ms,
    },
    "GET /api/me": { "requests/s": Math.round(me.requestsPerSecond), "p99 ms": me.p99Ms },
  });
  console.log(`GET /api/me serves ${share.toFixed(1)} % of the requests of a bare route.`);
} finally {
  await Promise.all([bare.stop(), gemel.stop()]);
  await rm(dataDir, { recursive: true });
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "jonas@demo.example", password: "two gemel rings" }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`cannot sign in: ${answer.status}`);
  return token;
}
