import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../packages/server/src/database/open-postgres.ts";
import { createCaller } from "../../packages/server/src/testing/call.ts";
import { completeMember } from "../../packages/server/src/testing/complete-member.ts";
import { PASSWORD, type TestMember } from "../../packages/server/src/testing/new-member.ts";
import { findRedis } from "../../packages/server/src/testing/redis.ts";
import {
  createScratchDatabase,
  findPostgres,
} from "../../packages/server/src/testing/database/scratch-postgres.ts";
import {
  type SpawnedServer,
  spawnServer,
} from "../../packages/server/src/testing/process/spawn-server.ts";
import { startTestServer } from "../../packages/server/src/testing/test-server.ts";
import { createSite, HOST, type Site } from "./https-client.ts";
import { freePort } from "../../app/scripts/free-port.ts";
import { hasNginx, startNginx, type StartedNginx } from "./start-nginx.ts";

const postgres = await findPostgres();
const redis = await findRedis();
const absent = [
  ...(postgres === undefined ? ["PostgreSQL"] : []),
  ...(redis === undefined ? ["Redis"] : []),
  ...((await hasNginx()) ? [] : ["nginx with openssl"]),
];
const said = absent.length === 0 ? "" : ` (not run: this machine has no ${absent.join(", no ")})`;
/** Headers of nginx's own answers. */
const own = {
  "cache-control": "no-store",
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
};

const wholeMember = "00000000-0000-0000-0000-000000000000";

describe.skipIf(absent.length > 0)(`three processes behind nginx${said}`, () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let servers: readonly SpawnedServer[] = [];
  let nginx: StartedNginx;
  let site: Site;
  let member: TestMember;
  let token = "";

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "gemel-deployment-"));
    cleanups.unshift(() => rm(dataDir, { recursive: true }));
    const app = join(dataDir, "app");
    await mkdir(app);
    await writeFile(join(app, "index.html"), "<!doctype html>");
    const database = await createScratchDatabase(postgres ?? "");
    cleanups.unshift(() => database.drop());
    const shared = {
      AUTH_SECRET: "a key that is good for one run of a test",
      DATA_DIR: dataDir,
      APP_FOLDER: app,
      DATABASE_URL: database.url,
    };
    const seeding = await startTestServer(
      () =>
        openPostgres(database.url, (error) => {
          throw error;
        }),
      { AUTH_SECRET: shared.AUTH_SECRET },
    );
    member = await completeMember({ server: seeding, call: createCaller(seeding.app) });
    await seeding.close();

    const ports = await Promise.all([1, 2, 3].map(freePort));
    servers = ports.map((port) =>
      spawnServer({
        ...shared,
        PORT: String(port),
        NODE_ENV: "production",
        PUBLIC_URL: `https://${HOST}`,
        REDIS_URL: `${redis}/13`,
        HOST: "127.0.0.1",
        // Without it, the processes themselves offer nothing for operators.
        METRICS_TOKEN: "a-token-that-is-good-for-one-run-of-a-test",
      }),
    );
    cleanups.unshift(async () => {
      for (const { process } of servers) process.kill("SIGKILL");
      await Promise.all(servers.map(({ ended }) => ended));
    });
    await Promise.all(servers.map(({ url }) => url));
    nginx = await startNginx(ports);
    cleanups.unshift(() => nginx.stop());
    site = createSite(nginx.port, nginx.certificate);
  }, 240_000);
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });

  it("serves a member from all of them, live too, and goes on when one is killed; queries are nowhere", async () => {
    const { status, body, headers } = await site.ask("/api/auth/login", {
      method: "POST",
      json: { email: member.email, password: PASSWORD },
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    expect(status).toBe(200);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d+/);
    expect(String(headers["set-cookie"])).toMatch(/^__Host-/);
    ({ token } = JSON.parse(body) as { readonly token: string });

    const me = () => site.ask("/api/me?probe=query", { token }).then((answer) => answer.status);
    const before = [];
    for (let count = 0; count < 12; count += 1) before.push(await me());
    expect(before).toEqual(Array.from({ length: 12 }, () => 200));

    const query = { token, conversation_id: wholeMember };
    const sockets = await Promise.all([1, 2, 3].map(() => site.live(query)));
    const closed = sockets.map((socket) => once(socket, "close"));
    servers[0]?.process.kill("SIGKILL");
    const after = [];
    for (let count = 0; count < 12; count += 1) after.push(await me());
    expect(after).toEqual(Array.from({ length: 12 }, () => 200));
    await Promise.race(closed);
    const back = await site.live(query);
    back.ping();
    await once(back, "pong");
    for (const socket of [...sockets, back]) socket.terminate();

    const { access, error } = await readAfter("/api/last?probe=query");
    const lines = access.trim().split("\n");
    const entries = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(new Set(entries.map(({ upstream }) => upstream)).size).toBeGreaterThanOrEqual(3);
    expect(entries).toContainEqual(
      expect.objectContaining({
        method: "GET",
        path: "/api/me",
        status: 200,
        request: expect.stringMatching(/^req-/),
      }),
    );
    for (const hidden of [token, "probe", "token=", "203.0.113.9"]) {
      expect(access + error).not.toContain(hidden);
    }
  });

  it("goes on while one process stops, which ends after its last request", async () => {
    const leaving = servers[1];
    const socket = await site.live({ token, conversation_id: wholeMember });
    socket.terminate();
    leaving?.process.kill("SIGTERM");
    const gone = new AbortController();
    void leaving?.ended.then(() => gone.abort());
    const statuses = new Set<number | undefined>();
    while (!gone.signal.aborted) statuses.add((await site.ask("/api/me", { token })).status);
    expect(statuses).toEqual(new Set([200]));
    expect(await leaving?.ended).toMatchObject({ code: 0 });
  });

  it("refuses what is too large as the contract says, and keeps what is for operators", async () => {
    const tooLarge = await site.ask("/api/me/profile/picture", {
      method: "POST",
      payload: Buffer.alloc(12 * 1024 * 1024),
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect([tooLarge.status, JSON.parse(tooLarge.body)]).toEqual([
      413,
      {
        error_code: "payload_too_large",
        message: "The request is too large.",
        request_id: expect.stringMatching(/^\w{32}$/),
      },
    ]);
    const [metrics, status] = [await site.ask("/metrics"), await site.ask("/status")];
    expect([metrics.status, status.status]).toEqual([404, 404]);
    for (const { headers } of [tooLarge, metrics, status]) expect(headers).toMatchObject(own);
    const ready = await site.ask("/readyz");
    expect(ready.status).toBe(200);
    // Each header once: the server's.
    expect(ready.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": own["strict-transport-security"],
      "content-security-policy": expect.stringMatching(/^default-src 'none';script-src 'self'/),
    });
  });

  it("sends no call without TLS elsewhere, and a browser to https", async () => {
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${nginx.plainPort}${path}`, { redirect: "manual" });
    const statuses = async (paths: readonly string[]) =>
      (await Promise.all(paths.map(ask))).map(({ status }) => status);
    expect(await statuses(["/api/me", "/api", "/ws/chat", "/api/ws/chat"])).toEqual(
      Array(4).fill(403),
    );
    expect(await statuses(["/", "/discover", "/apiary"])).toEqual(Array(3).fill(301));
    expect((await ask("/discover?a=1")).headers.get("location")).toMatch(
      /^https:\/\/[^/]+\/discover\?a=1$/,
    );
  });

  it("says who is unreachable: to a browser as a page, to the app in the contract's form, with an id that is logged", async () => {
    for (const { process, ended } of servers) {
      process.kill("SIGKILL");
      await ended;
    }
    const [api, page] = [await site.ask("/api/me", { token }), await site.ask("/discover")];
    expect([api.status, page.status, page.headers["content-type"]]).toEqual([
      503,
      503,
      "text/html; charset=utf-8",
    ]);
    for (const { headers } of [api, page]) expect(headers).toMatchObject(own);
    const { request_id } = JSON.parse(api.body) as { readonly request_id: string };
    expect(JSON.parse(api.body)).toMatchObject({ error_code: "unavailable" });
    expect(page.body).toContain("Gemel cannot answer right now.");
    const { access } = await readAfter("/api/away");
    expect(access).toContain(`"request":"${request_id}"`);
  });

  /** Requests a path, and returns the logs once they contain it. */
  async function readAfter(path: string) {
    await site.ask(path);
    for (;;) {
      const logs = await nginx.readLogs();
      if (logs.access.includes(path.split("?")[0] ?? path)) return logs;
    }
  }
});
