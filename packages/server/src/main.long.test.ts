import { readdir } from "node:fs/promises";
import { createServer as createTcpServer } from "node:net";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "./demo/demo-members.ts";
import { portOf } from "./testing/port-of.ts";
import { signInOverHttp } from "./testing/sign-in-over-http.ts";
import { spawnServer } from "./testing/process/spawn-server.ts";
import { useFolder } from "./testing/folders.ts";

const folder = useFolder();

const email = "amelie@demo.example";

describe("a server on a data folder", () => {
  it("creates demo members, keeps an acknowledged save through kill -9, and refuses a second process", async () => {
    const first = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
    const url = await first.url;
    const headers = await signInOverHttp(url, email, DEMO_PASSWORD);
    const saved = await fetch(`${url}/api/me/profile`, {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({
        nickname: "Amélie du quai",
        profile: {
          birth_date: { Valid: true, Time: "1992-05-06T00:00:00Z" },
          sex: { Valid: true, String: "female" },
        },
      }),
    });
    first.process.kill("SIGKILL");
    expect(saved.status).toBe(200);
    await first.ended;

    const second = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
    const again = await second.url;
    const me = await fetch(`${again}/api/me`, {
      headers: await signInOverHttp(again, email, DEMO_PASSWORD),
    });
    expect(await me.json()).toMatchObject({
      nickname: { Valid: true, String: "Amélie du quai" },
      onboarding_status: "profile_completed",
    });

    const third = await spawnServer({ DATA_DIR: folder() }).ended;
    expect(third).toEqual({
      code: 2,
      stdout: "",
      stderr: `DATA_DIR: "${folder()}" is in use by another Gemel process; stop that one or choose another folder\n`,
    });

    second.process.kill("SIGTERM");
    const end = await second.ended;
    expect([end.code, end.stderr]).toEqual([0, ""]);
    expect(end.stdout).toContain(`Mails land in ${folder()}/outbox, shown at ${again}/dev/outbox`);
    expect(end.stdout).toContain(`Demo members, all with the password ${DEMO_PASSWORD}`);
    expect(end.stdout.match(/@demo\.example/g)).toHaveLength(6);
    expect(await readdir(folder())).toEqual([
      "auth-secret",
      "database",
      "lock.sqlite",
      "media",
      "outbox",
    ]);
  }, 180_000);
});

describe("a server that cannot start", () => {
  it.each([
    [
      { DATABASE_URL: "postgres://ada:secret@127.0.0.1:1/none" },
      "DATABASE_URL: the database cannot be reached: nothing answers there\n",
    ],
    [
      { DATA_DIR: "/dev/null/gemel" },
      'DATA_DIR: "/dev/null/gemel": a part of its path is no folder\n',
    ],
    [
      { MEDIA_URL: "s3://key:secret@gemel-media?endpoint=http://127.0.0.1:1" },
      "MEDIA_URL: the bucket cannot be used (ECONNREFUSED)\n",
    ],
  ])("says why in one line: %j", async (env, stderr) => {
    expect(await spawnServer({ DATA_DIR: folder(), ...env }).ended).toEqual({
      code: 2,
      stdout: "",
      stderr,
    });
  });

  it("says that the port is taken, and lets the folder go", async () => {
    const other = createTcpServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const port = portOf(other);
    const end = await spawnServer({ DATA_DIR: folder(), PORT: String(port) }).ended;
    other.close();
    expect(end).toEqual({
      code: 2,
      stdout: "",
      stderr: `PORT: address already in use 127.0.0.1:${port}; choose another\n`,
    });
  });
});
