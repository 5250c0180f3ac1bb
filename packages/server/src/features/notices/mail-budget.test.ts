import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cookiesOf } from "../../testing/call.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import {
  addAccount,
  newEmail,
  PASSWORD,
  register,
  registration,
  signIn,
} from "../../testing/new-member.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { solveRobotCheck } from "../../testing/solve-robot-check.ts";
import { behindProxy } from "../../testing/test-server.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { jobHandlers } from "../../job-handlers.ts";
import { markDeleted } from "../account-status/deletion.ts";
import { accountStore } from "../accounts/store.ts";

const MINUTES = 60;
const DAY = 24 * 60 * 60;

onEachDatabase("mails that anybody can ask for", (open) => {
  const context = useTestServer({ LIMITS: "on" }, { openDatabase: open });
  const { call, server } = context;
  const jobs = () => jobHandlers(server.services);
  const forgot = (emailKey: string, id: string = randomUUID()) =>
    jobs()["password-forgotten"]({ emailKey }, id);
  /** Identifies the network that `call` calls from. */
  const here = () => server.services.mailBudget.askerAt("127.0.0.1");
  const resend = (emailKey: string) =>
    jobs()["verification-mail"]({ emailKey, asker: here() }, randomUUID());
  const sentTo = (email: string): number => server.mailbox.waiting(email).length;
  const wait = (seconds: number): void => server.clock.advance(seconds);

  it("come once in five minutes and five times a day, however often a network asks for them", async () => {
    const { email } = await addAccount(context());
    for (let turn = 0; turn < 5; turn += 1) await forgot(email);
    expect(sentTo(email)).toBe(1);
    wait(5 * MINUTES);
    await Promise.all(Array.from({ length: 5 }, () => forgot(email)));
    expect(sentTo(email)).toBe(2);
    for (let turn = 0; turn < 10; turn += 1) {
      wait(10 * MINUTES);
      await forgot(email);
    }
    expect(sentTo(email)).toBe(5);
    await server.eraseAfter(DAY);
    await forgot(email);
    expect(sentTo(email)).toBe(6);
  });

  it("come to who asks from another network, up to an end for all together", async () => {
    wait(DAY);
    const { email } = await addAccount(context());
    const ask = async (network: string) => {
      const asker = server.services.mailBudget.askerAt(network);
      await jobs()["password-forgotten"]({ emailKey: email, asker }, randomUUID());
      return sentTo(email);
    };
    expect([await ask("192.0.2.1"), await ask("192.0.2.2")]).toEqual([1, 1]);
    expect([await ask("2001:db8::1"), await ask("198.51.100.1")]).toEqual([2, 3]);
    expect(await ask("203.0.113.1")).toBe(3);
    for (let turn = 0; turn < 20; turn += 1) {
      wait(5 * MINUTES);
      await ask(`10.${turn}.0.1`);
    }
    expect(sentTo(email)).toBe(15);
  });

  it("come to an owner's device, however many others have had sent", async () => {
    wait(DAY);
    const { email } = await addAccount(context());
    const signedIn = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    for (let turn = 0; turn < 6; turn += 1) {
      await forgot(email);
      wait(5 * MINUTES);
    }
    expect(sentTo(email)).toBe(5);
    const headers = { cookie: cookiesOf(signedIn, "gemel_device") };
    await call("POST /auth/forgot-password", { body: { email }, headers });
    await expect.poll(() => sentTo(email)).toBe(6);
    const tokens = server.mailbox.waiting(email).map(tokenOf);
    expect(new Set(tokens).size).toBe(6);
  });

  it("come to no device of the former password", async () => {
    wait(DAY);
    const { knownDevices, db } = server.services;
    const { email, id } = await addAccount(context());
    const account = await accountStore(db).findById(id);
    const deviceMark = knownDevices.markOf({ passwordHash: account?.passwordHash ?? "" });
    const ask = () => jobs()["password-forgotten"]({ emailKey: email, deviceMark }, randomUUID());
    await forgot(email);
    await ask();
    expect(sentTo(email)).toBe(2);
    wait(5 * MINUTES);
    await accountStore(db).setPassword(id, "another hash", server.clock.now());
    await forgot(email);
    await ask();
    expect(sentTo(email)).toBe(3);
  });

  it.each(["uses", "deletes"])(
    "leave an owner the link of a changed password, also where an intruder %s the account",
    async (deed) => {
      wait(MINUTES);
      const { email } = await addAccount(context());
      for (let turn = 0; turn < 5; turn += 1) {
        await forgot(email);
        await server.mailbox.next(email);
        wait(5 * MINUTES);
      }
      const { token, cookie } = await signIn(call, email);
      const passwords = [
        PASSWORD,
        "the first of an intruder",
        "the second of an intruder",
      ] as const;
      const change = async (current_password: string, new_password: string) => {
        const body = { current_password, new_password };
        expect((await call("PUT /me/password", { token, body })).status).toBe(204);
        return server.mailbox.next(email);
      };
      const mail = await change(passwords[0], passwords[1]);
      await forgot(email);
      expect(sentTo(email)).toBe(0);
      wait(5 * MINUTES);
      const links = [mail, await change(passwords[1], passwords[2])].map(tokenOf);
      if (deed === "deletes") {
        await call("POST /me/deletion", { token, body: { password: passwords[2] } });
      }
      const password = "the owner is back";
      const answers = [];
      for (const link of links) {
        answers.push(await call("POST /auth/reset-password", { body: { token: link, password } }));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 410]);
      expect((await call("GET /me", { token })).status).toBe(401);
      expect((await call("POST /auth/refresh-token", { cookie })).status).toBe(401);
      const logIn = (more: object) =>
        call("POST /auth/login", { body: { email, password, ...more } });
      const { status, body } = await logIn({});
      expect([status, body.error_code]).toEqual(
        deed === "deletes" ? [403, "account_deleted"] : [200, undefined],
      );
      expect((await logIn({ restore: true })).status).toBe(200);
    },
  );

  it("are counted for a mailbox, however its address is written", async () => {
    const { addressHashes, clock, passwords, db } = server.services;
    const name = randomUUID().slice(0, 12);
    const emails = [`${name}@gmail.com`, `${name}+news@gmail.com`, `${name}+2@googlemail.com`];
    for (const email of emails) {
      const account = { id: randomUUID(), email, language: "en" } as const;
      const passwordHash = await passwords.hash("correct horse battery");
      const mailboxHash = addressHashes.hash(email);
      await accountStore(db).open({ ...account, mailboxHash, passwordHash }, clock());
      await forgot(email);
    }
    expect(emails.map(sentTo)).toEqual([1, 0, 0]);
  });

  it("count once when they are tried again", async () => {
    const { email } = await addAccount(context());
    const id = randomUUID();
    await forgot(email, id);
    await forgot(email, id);
    expect(sentTo(email)).toBe(2);
    wait(5 * MINUTES);
    await forgot(email);
    expect(sentTo(email)).toBe(3);
  });

  it("are counted for registering and for asking for the link again together", async () => {
    wait(MINUTES);
    const { email } = await register(call);
    const token = tokenOf(await server.mailbox.next(email));
    await resend(email);
    wait(1);
    const registrationId = randomUUID();
    await accountStore(server.services.db).addRegistration({
      id: registrationId,
      email: email.toUpperCase(),
      passwordHash: "",
      language: "fr",
      browserHash: "another browser",
      createdAt: server.clock.now(),
      expiresAt: new Date(server.clock.now().getTime() + DAY * 1_000),
    });
    const data = { registrationId, emailKey: email, asker: here() };
    await jobs()["registration-mail"](data, randomUUID());
    expect([sentTo(email), sentTo(email.toUpperCase())]).toEqual([0, 0]);
    wait(5 * MINUTES);
    await resend(email);
    expect(tokenOf(await server.mailbox.next(email))).toBe(token);
  });

  it("tell an owner once that their address is being registered, and the reset is a kind of its own", async () => {
    wait(MINUTES);
    const { email } = await addAccount(context());
    const sendNotice = () =>
      jobs()["registration-mail"]({ registrationId: randomUUID(), emailKey: email }, randomUUID());
    for (let turn = 0; turn < 3; turn += 1) await sendNotice();
    await forgot(email);
    expect(sentTo(email)).toBe(2);
  });

  it("are no more when a password is changed again and again: one in five minutes, whose link goes on working", async () => {
    const { id: userId, email } = await addAccount(context());
    const accounts = accountStore(server.services.db);
    const change = async (id: string = randomUUID()): Promise<number> => {
      await accounts.setPassword(userId, id, server.clock.now());
      await jobs()["password-changed-mail"]({ userId }, id);
      return sentTo(email);
    };
    const changes = await Promise.all([change(), change(), change()]);
    expect(Math.max(...changes)).toBe(1);
    const token = tokenOf(await server.mailbox.next(email));
    wait(5 * MINUTES - 1);
    expect(await change()).toBe(0);
    const reset = { token, password: "a new passphrase" };
    expect((await call("POST /auth/reset-password", { body: reset })).status).toBe(200);
    // The link is spent: the next change has one that works.
    expect(await change()).toBe(1);
    wait(5 * MINUTES);
    const again = randomUUID();
    expect([await change(again), await change(again)]).toEqual([2, 3]);
  });

  it("are no more when an account is deleted again and again: one in five minutes", async () => {
    const { id: userId, email } = await addAccount(context());
    const notify = async (id: string = randomUUID()): Promise<number> => {
      await jobs()["account-deleted-mail"]({ userId }, id);
      return sentTo(email);
    };
    await markDeleted(server.services.db, userId, server.clock.now());
    const first = randomUUID();
    expect([await notify(first), await notify(), await notify(first)]).toEqual([1, 1, 2]);
    wait(5 * MINUTES - 1);
    expect(await notify()).toBe(2);
    for (let turn = 0; turn < 6; turn += 1) {
      wait(5 * MINUTES);
      await notify();
    }
    expect(sentTo(email)).toBe(8);
  });

  it("take nothing from another address", async () => {
    wait(MINUTES);
    const stranger = newEmail();
    for (let turn = 0; turn < 5; turn += 1) await resend(stranger);
    expect(sentTo(stranger)).toBe(0);
    await call("POST /auth/register", { body: registration(stranger) });
    expect(tokenOf(await server.mailbox.next(stranger))).toMatch(/./);
  });
});

describe("mails", () => {
  const context = useTestServer({ ...behindProxy, LIMITS: "on", ROBOT_CHECK: "altcha" });

  it("of registrations leave a newcomer the link, whatever other spellings of the mailbox were registered elsewhere", async () => {
    const name = randomUUID().slice(0, 12);
    const { call, server } = context();
    const post = async (email: string, from: string) => {
      const body = { ...registration(email), recaptcha_token: await solveRobotCheck(context()) };
      return call("POST /auth/register", { body, headers: { "x-forwarded-for": from } });
    };
    for (let turn = 0; turn < 5; turn += 1) {
      const email = `${name}+${turn}@example.org`;
      await post(email, "192.0.2.9");
      await server.mailbox.next(email);
      server.clock.advance(5 * MINUTES);
    }
    const email = `${name}@example.org`;
    await post(email, "198.51.100.9");
    expect(tokenOf(await server.mailbox.next(email))).toMatch(/./);
  });
});
