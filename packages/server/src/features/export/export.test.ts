import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import type { Schemas } from "@gemel/api";
import { eraseExpired } from "../../erase-expired.ts";
import { jobHandlers } from "../../job-handlers.ts";
import { newMember, PASSWORD, startSession, type TestMember } from "../../testing/new-member.ts";
import { readZip } from "../../testing/uploads/read-zip.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { exportStore } from "./store.ts";
import { accountStore } from "../accounts/store.ts";

const DAY = 24 * 60 * 60;
const FILE = "GET /me/export/file";
const NONE = {
  status: "none",
  requested_at: null,
  ready_at: null,
  expires_at: null,
  size_bytes: null,
};

describe("the copy of a member's data", () => {
  const context = useTestServer();
  const { call, server } = context;

  const stateOf = async ({ token }: TestMember): Promise<Schemas["DataExport"]> =>
    JSON.parse((await call("GET /me/export", { token })).bytes.toString());
  const body = { password: PASSWORD };
  const ask = ({ token }: TestMember) => call("POST /me/export", { token, body });
  /** Asks, and waits for the mail. */
  const make = async (member: TestMember) => {
    const asked = await ask(member);
    const mail = await server.mailbox.next(member.email);
    return { asked, mail };
  };
  const requestIdOf = async ({ id }: TestMember): Promise<string> =>
    (await exportStore(server.services.db).find(id))?.id ?? "";

  it("is made when asked for, announced by mail, and fetched by the member alone", async () => {
    const [ada, ben] = [await newMember(context()), await newMember(context())];
    expect(await stateOf(ada)).toEqual(NONE);
    expect((await call(FILE, { token: ada.token })).status).toBe(404);
    const { asked, mail } = await make(ada);
    expect(asked.status).toBe(202);
    expect(mail.subject).toBe("The copy of your data is ready");
    expect([mail.text.includes("/settings#export"), mail.unsubscribe]).toEqual([true, undefined]);

    const now = server.clock.now();
    const expires = new Date(now.getTime() + 7 * DAY * 1_000).toISOString();
    const fetched = await call(FILE, { token: ada.token });
    const at = now.toISOString();
    expect(await stateOf(ada)).toEqual({
      status: "ready",
      requested_at: at,
      ready_at: at,
      expires_at: expires,
      size_bytes: fetched.bytes.length,
    });
    expect(fetched.headers).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="gemel-${at.slice(0, 10)}.zip"`,
      "content-type": "application/zip",
    });
    const files = await readZip(fetched.bytes);
    expect(JSON.parse(String(files.get("account.json")))).toMatchObject({ email: ada.email });
    expect(await stateOf(ben)).toEqual(NONE);
    expect((await call(FILE, { token: ben.token })).status).toBe(404);
  });

  it("is not made by a session alone: who asks gives the password that holds", async () => {
    const { token, email } = await newMember(context());
    for (const password of ["wrong password", "x"]) {
      const { status, body: refusal } = await call("POST /me/export", {
        token,
        body: { password },
      });
      expect([status, refusal.error_code]).toEqual([422, "wrong_password"]);
    }
    const { passwords, db } = server.services;
    const { matches } = passwords;
    vi.spyOn(passwords, "matches").mockImplementationOnce(async (...given) => {
      const isRight = await matches(...given);
      const account = await accountStore(db).findByEmail(email);
      const other = await passwords.hash("another one");
      await accountStore(db).setPassword(account?.id ?? "", other, server.clock.now());
      return isRight;
    });
    const late = await call("POST /me/export", { token, body });
    expect([late.status, late.body.error_code]).toEqual([422, "wrong_password"]);
    expect(JSON.parse((await call("GET /me/export", { token })).bytes.toString())).toEqual(NONE);
  });

  it("is fetched by the session that asked for it alone; any other asks with the password", async () => {
    const ada = await newMember(context());
    const other = await startSession(context(), ada);
    await make(ada);
    expect(await stateOf(other)).toEqual(NONE);
    expect((await call(FILE, { token: other.token })).status).toBe(404);
    const { cookie } = ada;
    const next = await call("POST /auth/refresh-token", { cookie });
    expect((await call(FILE, { token: next.body.token ?? "" })).status).toBe(200);

    await make(other);
    expect((await call(FILE, { token: other.token })).status).toBe(200);
    expect(await stateOf(ada)).toEqual(NONE);
    expect((await call(FILE, { token: ada.token })).status).toBe(404);
  });

  it("is made for the session that asked last, also while one is being made for another", async () => {
    const ada = await newMember(context());
    const other = await startSession(context(), ada);
    const answered = Promise.withResolvers<void>();
    const { media } = server.services;
    const keep = media.keep.bind(media);
    const kept: string[] = [];
    vi.spyOn(media, "keep").mockImplementationOnce(async (...given) => {
      kept.push(given[0]);
      await answered.promise;
      return keep(...given);
    });
    await ask(ada);
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    await ask(other);
    const states = [(await stateOf(other)).status, (await stateOf(ada)).status];
    answered.resolve();
    expect(states).toEqual(["preparing", "none"]);
    await server.mailbox.next(ada.email);
    expect((await call(FILE, { token: other.token })).status).toBe(200);
    expect((await call(FILE, { token: ada.token })).status).toBe(404);
    await vi.waitFor(async () => expect(await media.size(kept[0] ?? "")).toBeUndefined());
    expect(server.mailbox.waiting(ada.email)).toEqual([]);
  });

  it("is made once when it is asked for twice at once", async () => {
    const ada = await newMember(context());
    // After the copy is made, the next request would start another one.
    const answered = Promise.withResolvers<void>();
    const { media } = server.services;
    const keep = media.keep.bind(media);
    vi.spyOn(media, "keep").mockImplementationOnce(async (...given) => {
      await answered.promise;
      return keep(...given);
    });
    const answers = await Promise.all([ask(ada), ask(ada), ask(ada)]);
    answered.resolve();
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await server.mailbox.next(ada.email);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where name = 'export' and data ->> 'userId' = ${ada.id}`.execute(server.services.db);
    expect(rows).toEqual([{ count: 1 }]);
    expect(server.mailbox.waiting(ada.email)).toEqual([]);
  });

  it("speaks the member's language", async () => {
    const ada = await newMember(context());
    const titles = {
      en: ["Your data on Gemel", "The copy of your data is ready"],
      fr: ["Tes données sur Gemel", "La copie de tes données est prête"],
      de: ["Deine Daten bei Gemel", "Die Kopie deiner Daten ist fertig"],
      it: ["I tuoi dati su Gemel", "La copia dei tuoi dati è pronta"],
      es: ["Tus datos en Gemel", "La copia de tus datos está lista"],
    };
    for (const [preferred_language, [title, subject]] of Object.entries(titles)) {
      await call("PATCH /me/settings", { token: ada.token, body: { preferred_language } });
      const { mail } = await make(ada);
      expect(mail.subject).toBe(subject);
      const files = await readZip((await call(FILE, { token: ada.token })).bytes);
      const readme = files.get("README.txt")?.toString() ?? "";
      expect(readme.split("\n")[0]).toBe(title);
      const paths = [...files.keys()].filter((path) => path !== "README.txt");
      for (const path of paths) expect(readme).toContain(path);
    }
  });

  it("is made once more when its job is done twice, and leaves nothing behind", async () => {
    const ada = await newMember(context());
    await make(ada);
    const before = await call(FILE, { token: ada.token });
    const data = { userId: ada.id, exportId: await requestIdOf(ada) };
    await jobHandlers(server.services).export(data, randomUUID());
    await jobHandlers(server.services).export({ ...data, exportId: randomUUID() }, randomUUID());
    expect((await call(FILE, { token: ada.token })).bytes).toEqual(before.bytes);
    expect(server.mailbox.waiting(ada.email)).toEqual([]);
  });

  it("takes the place of the one before", async () => {
    const ada = await newMember(context());
    await make(ada);
    const former = (await exportStore(server.services.db).find(ada.id))?.archive?.file ?? "";
    server.clock.advance(60);
    await make(ada);
    expect((await stateOf(ada)).ready_at).toBe(server.clock.now().toISOString());
    expect(await server.services.media.size(former)).toBeUndefined();
    expect((await call(FILE, { token: ada.token })).status).toBe(200);
  });

  it("can be asked for again when it could not be made", async () => {
    const ada = await newMember(context());
    const id = randomUUID();
    const { db } = server.services;
    const exports = exportStore(db);
    const session = await db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", ada.id)
      .executeTakeFirstOrThrow();
    const requestedAt = server.clock.now();
    await exports.begin(ada.id, { id, sessionId: session.id, requestedAt });
    expect(await stateOf(ada)).toMatchObject({ status: "preparing", ready_at: null });
    const failed = { userId: ada.id, exportId: id };
    await jobHandlers(server.services)["export-failed"]({ ...failed, exportId: randomUUID() }, "1");
    expect((await stateOf(ada)).status).toBe("preparing");
    await jobHandlers(server.services)["export-failed"](failed, "2");
    expect(await stateOf(ada)).toEqual({
      ...NONE,
      status: "failed",
      requested_at: server.clock.now().toISOString(),
    });
    expect((await call(FILE, { token: ada.token })).status).toBe(404);
    await make(ada);
    await jobHandlers(server.services)["export-failed"](failed, "3");
    expect((await stateOf(ada)).status).toBe("ready");
  });

  it("goes after seven days, and with the account", async () => {
    const exports = exportStore(server.services.db);
    const sizeOf = (file: string) => server.services.media.size(file);
    const fileOf = async ({ id }: TestMember) => (await exports.find(id))?.archive?.file ?? "";
    const ada = await newMember(context());
    await make(ada);
    const adas = await fileOf(ada);
    server.clock.advance(6 * DAY);
    const ben = await newMember(context());
    await make(ben);
    const bens = await fileOf(ben);
    await eraseExpired(server.services);
    expect([await sizeOf(adas), await sizeOf(bens)]).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);

    server.clock.advance(DAY);
    const { body: again } = await call("POST /auth/refresh-token", { cookie: ada.cookie });
    expect(await stateOf({ ...ada, token: again.token ?? "" })).toEqual(NONE);
    expect((await call(FILE, { token: again.token ?? "" })).status).toBe(404);
    await eraseExpired(server.services);
    expect(await exports.find(ada.id)).toBeUndefined();
    expect([await sizeOf(adas), await sizeOf(bens)]).toEqual([undefined, expect.any(Number)]);

    await server.services.db.deleteFrom("users").where("id", "=", ben.id).execute();
    await eraseExpired(server.services);
    expect(await sizeOf(bens)).toBeUndefined();
  });
});

const limited = useTestServer({ LIMITS: "on" });

it("can be asked for three times a day", async () => {
  const { call } = limited();
  const ada = await newMember(limited());
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push(
      (await call("POST /me/export", { token: ada.token, body: { password: PASSWORD } })).status,
    );
  }
  expect(statuses).toEqual([202, 202, 202, 429]);
});
