import { readdir } from "node:fs/promises";
import { createServer as createTcpServer } from "node:net";
import { join } from "node:path";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "./demo/demo-members.ts";
import { readOutbox } from "./mail/read-outbox.ts";
import { wholeAnswers } from "./testing/answers.ts";
import { portOf } from "./testing/port-of.ts";
import { signInOverHttp } from "./testing/sign-in-over-http.ts";
import { spawnServer } from "./testing/process/spawn-server.ts";
import { useFolder } from "./testing/folders.ts";
import { readZip } from "./testing/uploads/read-zip.ts";

const folder = useFolder();

const server = () => spawnServer({ DATA_DIR: folder(), DEMO: "named" });

/** The subjects of the mails to an address. */
const mailsTo = async (email: string) => {
  const mails = await readOutbox(join(folder(), "outbox"));
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

const callWith =
  (headers: Readonly<Record<string, string>>) =>
  (url: string, method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });

describe("a server on a data folder", () => {
  it("creates demo members, goes on behind each kill -9 with what it acknowledged, and refuses a second process", async () => {
    const amelie = "amelie@demo.example";
    const jonas = "jonas@demo.example";
    const profile = {
      nickname: "Amélie du quai",
      profile: {
        birth_date: { Valid: true, Time: "1992-05-06T00:00:00Z" },
        sex: { Valid: true, String: "female" },
      },
    };
    const sessions = new Map<string, ReturnType<typeof callWith>>();
    for (const [email, method, path, body, status] of [
      [amelie, "PUT", "/me/profile", profile, 200],
      [jonas, "POST", "/me/export", { password: DEMO_PASSWORD }, 202],
      [jonas, "POST", "/psy/answers", wholeAnswers(), 202],
    ] as const) {
      const running = server();
      const url = await running.url;
      const call = sessions.get(email) ?? callWith(await signInOverHttp(url, email, DEMO_PASSWORD));
      sessions.set(email, call);
      const acknowledged = await call(url, method, path, body);
      running.process.kill("SIGKILL");
      expect(acknowledged.status).toBe(status);
      await running.ended;
    }

    const second = server();
    const again = await second.url;
    const read = async (email: string, path: string) => sessions.get(email)?.(again, "GET", path);
    expect(await (await read(amelie, "/me"))?.json()).toMatchObject({
      nickname: { Valid: true, String: "Amélie du quai" },
      onboarding_status: "profile_completed",
    });
    await expect
      .poll(async () => (await mailsTo(jonas)).toSorted(), { timeout: 60_000 })
      .toEqual(["Dein digitaler Zwilling ist bereit", "Die Kopie deiner Daten ist fertig"]);
    expect((await read(jonas, "/me/profile-digest"))?.status).toBe(200);
    const copy = await (await read(jonas, "/me/export/file"))?.arrayBuffer();
    const files = await readZip(new Uint8Array(copy ?? new ArrayBuffer()));
    expect(files.get("account.json")?.toString()).toContain(jonas);
    const media = await readdir(join(folder(), "media"));
    expect(media.filter((name) => name.endsWith(".zip"))).toHaveLength(1);

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

    const last = server();
    await last.url;
    last.process.kill("SIGTERM");
    await last.ended;
    expect(await mailsTo(jonas)).toHaveLength(2);
  }, 300_000);
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
