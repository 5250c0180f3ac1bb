import { describe, expect, it, vi } from "vitest";
import { emailKey } from "../../foundation/email-key.ts";
import { eraseExpired } from "../../erase-expired.ts";
import { deleteAccount, restore, suspend } from "../../testing/leave.ts";
import { openLive } from "../../testing/live/live-client.ts";
import { moderate, newAdmin } from "../../testing/moderate.ts";
import {
  newMember,
  PASSWORD,
  register,
  registration,
  signIn,
  type TestMember,
} from "../../testing/new-member.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { findAccount } from "./account.ts";
import { deleteByOperator } from "./deletion.ts";
import { accountStore } from "./store.ts";
import { accountStatusStore } from "../account-status/status-store.ts";
import { reinstateMember, suspendMember } from "../account-status/suspension.ts";
import type { Db } from "../../jobs/db.ts";

const DELETE = "POST /me/deletion";
const DAY = 24 * 60 * 60;

const context = useTestServer({ PORT: "0" });
const { call, server } = context;
const url = useUrl(context);
const logIn = (email: string, more: object = {}) =>
  call("POST /auth/login", { body: { email, password: PASSWORD, ...more } });
const reinstate = (id: string) =>
  server.services.transaction((db) => reinstateMember(db, server.services, id));

describe("deleting an account", () => {
  const inThirtyDays = (): Date => new Date(server.clock.now().getTime() + 30 * DAY * 1_000);

  /** Includes the time: on the last day, the account can be restored for a few hours only. */
  const momentOf = (moment: Date): string => {
    const day = moment.toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
    const time = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;
    return `${day} at ${moment.toLocaleTimeString("en", time)} UTC`;
  };

  it("signs out everywhere and says until when it can come back, by mail as well", async () => {
    const member = await newMember(context());
    const other = await signIn(call, member.email);
    const answer = await call(DELETE, { token: member.token, body: { password: PASSWORD } });
    expect([answer.status, answer.cookie]).toEqual([200, ""]);
    const erasedAt = inThirtyDays();
    expect(JSON.parse(answer.bytes.toString())).toEqual({ erased_at: erasedAt.toISOString() });
    for (const { token, cookie } of [member, other]) {
      expect((await call("GET /me", { token })).status).toBe(401);
      expect((await call("POST /auth/refresh-token", { cookie })).status).toBe(401);
    }
    const mail = await server.mailbox.next(member.email);
    expect(mail.subject).toBe("Your Gemel account is deleted");
    expect(mail.text).toContain(momentOf(erasedAt));
    expect(mail.text).toContain("/login");
    const again = await call(DELETE, { token: member.token, body: { password: PASSWORD } });
    expect([again.status, again.body.error_code]).toEqual([401, "unauthorized"]);
  });

  it("takes the member's password, and a member", async () => {
    const { token } = await newMember(context());
    const wrong = await call(DELETE, { token, body: { password: "wrong password" } });
    expect([wrong.status, wrong.body.error_code, wrong.cookie]).toEqual([
      422,
      "wrong_password",
      undefined,
    ]);
    expect((await call("GET /me", { token })).status).toBe(200);
  });

  it("happens once when it is asked for twice at once", async () => {
    const { email, token } = await newMember(context());
    const body = { password: PASSWORD };
    const answers = await Promise.all([1, 2].map(() => call(DELETE, { token, body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await server.mailbox.next(email);
    expect(server.mailbox.waiting(email)).toEqual([]);
  });

  it("is answered after a right password only, and undone where that is asked for", async () => {
    const member = await newMember(context());
    const { email } = member;
    await deleteAccount(context(), member);
    const wrong = await logIn(email, { password: "wrong password", restore: true });
    expect([wrong.status, wrong.body.error_code]).toEqual([401, "invalid_credentials"]);
    const right = await logIn(email);
    expect([right.status, right.body.error_code]).toEqual([403, "account_deleted"]);
    expect((await logIn(email, { restore: false })).body.error_code).toBe("account_deleted");
    const [one, two] = await Promise.all([restore(context(), member), restore(context(), member)]);
    for (const { token } of [one, two]) {
      expect((await call("GET /me", { token })).body.id).toBe(member.id);
    }
    expect((await logIn(email)).status).toBe(200);
    const former = await call("POST /auth/refresh-token", { cookie: member.cookie });
    expect(former.status).toBe(401);
  });

  it("is not asked about where nothing is deleted", async () => {
    const { email } = await newMember(context());
    expect((await logIn(email, { restore: true })).status).toBe(200);
  });

  it("does the work of every other sign-in", async () => {
    const [member, suspended] = [await newMember(context()), await newMember(context())];
    await deleteAccount(context(), member);
    await suspend(context(), suspended);
    const matches = vi.spyOn(server.services.passwords, "matches");
    for (const { email } of [member, suspended]) await logIn(email, { password: "wrong password" });
    expect(matches.mock.calls.map(([, stored]) => typeof stored)).toEqual(["string", "string"]);
    matches.mockRestore();
  });

  it("can be undone to the last second of 30 days, and then no more", async () => {
    const [late, tooLate] = [await newMember(context()), await newMember(context())];
    await deleteAccount(context(), late);
    await deleteAccount(context(), tooLate);
    await server.eraseAfter(30 * DAY - 1);
    await restore(context(), late);
    server.clock.advance(1);
    const answer = await logIn(tooLate.email, { restore: true });
    expect([answer.status, answer.body.error_code]).toEqual([401, "invalid_credentials"]);
    await eraseExpired(server.services);
    const accounts = accountStore(server.services.db);
    expect(await accounts.findByEmail(emailKey(tooLate.email))).toBeUndefined();
    expect((await accounts.findByEmail(emailKey(late.email)))?.id).toBe(late.id);
  });

  it("keeps the address until then, whose owner is mailed how to come back", async () => {
    const member = await newMember(context());
    const { email } = member;
    await deleteAccount(context(), member);
    const erasedAt = inThirtyDays();
    await call("POST /auth/register", { body: registration(email) });
    const mail = await server.mailbox.next(email);
    expect(mail.subject).toBe("Your Gemel account can still come back");
    expect(mail.text).toContain(momentOf(erasedAt));
    expect((await logIn(email)).body.error_code).toBe("account_deleted");
    server.clock.advance(30 * DAY);
    const { headers } = await register(call, registration(email));
    const token = tokenOf(await server.mailbox.next(email));
    await call(`GET /verify-email?token=${token}`, { headers });
    expect((await signIn(call, email)).id).not.toBe(member.id);
  });

  it("lets a forgotten password be reset, which brings nothing back", async () => {
    const member = await newMember(context());
    const { email } = member;
    await deleteAccount(context(), member);
    await call("POST /auth/forgot-password", { body: { email } });
    const token = tokenOf(await server.mailbox.next(email));
    const password = "a new passphrase";
    expect((await call("POST /auth/reset-password", { body: { token, password } })).status).toBe(
      200,
    );
    expect((await logIn(email, { password })).body.error_code).toBe("account_deleted");
    expect((await logIn(email, { password, restore: true })).status).toBe(200);
  });
});

describe("deletion by the operator", () => {
  const erase = async ({ id }: TestMember): Promise<Date> =>
    server.services.transaction(async (db) => {
      const account = await findAccount(db, id);
      if (account === undefined) throw new Error("the account is erased");
      return deleteByOperator(db, account, server.clock.now());
    });
  const notedOf = async ({ id }: TestMember) => {
    const { trail } = moderate(context(), await newAdmin(context()));
    const { items } = (await trail("?limit=100")).read();
    return items
      .filter(({ action, subject }) => action === "erase_account" && subject.id === id)
      .map(({ moderator, note }) => ({ moderator, note }));
  };

  it("is as the member's own, once, and noted", async () => {
    const member = await waitingMember(context());
    const live = await openLive(url(), member.token);
    const until = await erase(member);
    expect(until).toEqual(new Date(server.clock.now().getTime() + 30 * DAY * 1_000));
    expect((await call("GET /me", { token: member.token })).status).toBe(401);
    expect(await live.closed).toMatchObject({ code: 4401 });
    const mail = await server.mailbox.next(member.email);
    expect([mail.subject, mail.text.includes("/login")]).toEqual([
      "Your Gemel account is deleted",
      true,
    ]);
    server.clock.advance(DAY);
    expect(await erase(member)).toEqual(until);
    expect(server.mailbox.waiting(member.email)).toEqual([]);
    expect(await notedOf(member)).toEqual([{ moderator: null, note: "" }]);
    await restore(context(), member);
  });

  it("leaves the suspension of a member, also with a new account of the address", async () => {
    const member = await newMember(context());
    const { email } = member;
    await suspend(context(), member);
    await erase(member);
    const mail = await server.mailbox.next(email);
    expect(mail.text).toContain("The suspension remains");
    expect([mail.text.includes("/contact"), mail.text.includes("/login")]).toEqual([true, false]);
    expect((await logIn(email, { restore: true })).body.error_code).toBe("account_suspended");
    await server.eraseAfter(30 * DAY);
    expect(await accountStore(server.services.db).findByEmail(emailKey(email))).toBeUndefined();
    const { headers } = await register(call, registration(email));
    const token = tokenOf(await server.mailbox.next(email));
    await call(`GET /verify-email?token=${token}`, { headers });
    expect((await logIn(email)).body.error_code).toBe("account_suspended");
  });
});

describe("suspended members", () => {
  it("are refused as such after a right password only, whatever they ask for", async () => {
    const member = await newMember(context());
    const { email, token, cookie } = member;
    await suspend(context(), member);
    expect((await call("GET /me", { token })).status).toBe(401);
    expect((await call("POST /auth/refresh-token", { cookie })).status).toBe(401);
    const wrong = await logIn(email, { password: "wrong password" });
    expect([wrong.status, wrong.body.error_code]).toEqual([401, "invalid_credentials"]);
    for (const more of [{}, { restore: true }]) {
      const right = await logIn(email, more);
      expect([right.status, right.body.error_code]).toEqual([403, "account_suspended"]);
    }
  });

  it("are suspended first, where they have deleted the account as well", async () => {
    const member = await newMember(context());
    await deleteAccount(context(), member);
    await suspend(context(), member);
    expect((await logIn(member.email, { restore: true })).body.error_code).toBe(
      "account_suspended",
    );
    await reinstate(member.id);
    expect((await logIn(member.email)).body.error_code).toBe("account_deleted");
    expect((await logIn(member.email, { restore: true })).status).toBe(200);
  });

  it("stay suspended after a reset of the password", async () => {
    const member = await newMember(context());
    const { email } = member;
    await suspend(context(), member);
    await call("POST /auth/forgot-password", { body: { email } });
    const token = tokenOf(await server.mailbox.next(email));
    const password = "a new passphrase";
    expect((await call("POST /auth/reset-password", { body: { token, password } })).status).toBe(
      200,
    );
    expect((await logIn(email, { password })).body.error_code).toBe("account_suspended");
  });

  it("are known by their standing, also together with others", async () => {
    const accounts = accountStatusStore(server.services.db);
    const [active, suspended, deleted] = [
      await newMember(context()),
      await newMember(context()),
      await newMember(context()),
    ];
    await suspend(context(), suspended);
    await suspend(context(), suspended);
    await deleteAccount(context(), deleted);
    const ids = [active.id, suspended.id, deleted.id, crypto.randomUUID()];
    expect(await accounts.findStatuses(ids)).toEqual(
      new Map([
        [active.id, "active"],
        [suspended.id, "suspended"],
        [deleted.id, "deleted"],
      ]),
    );
    expect(await accounts.findStatuses([])).toEqual(new Map());
    expect(await reinstate(suspended.id)).toEqual([suspended.id]);
    expect(await reinstate(suspended.id)).toEqual([]);
    const unknown = crypto.randomUUID();
    const suspendUnknown = (db: Db) =>
      suspendMember(db, server.services, unknown, server.clock.now());
    expect(await server.services.transaction(suspendUnknown)).toEqual([]);
  });
});
