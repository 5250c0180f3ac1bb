import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { CallOptions } from "../testing/call.ts";
import { addAccount, newMember, PASSWORD, startSession } from "../testing/new-member.ts";
import { tokenOf } from "../testing/test-mailbox.ts";
import { useMemoryServer } from "../testing/use-test-server.ts";

describe("who has a member's session", () => {
  const context = useMemoryServer({ LIMITS: "on" });
  const { call } = context;

  const status = async (...given: Parameters<typeof call>): Promise<number> =>
    (await call(...given)).status;
  /** How many calls of a session were taken until one was refused. */
  const countTaken = async (name: string, options: CallOptions): Promise<number> => {
    let taken = 0;
    while ((await status(name, options)) !== 429) taken += 1;
    return taken;
  };
  /** Two sessions of one account. */
  const twoSessions = async () => {
    const account = await addAccount(context());
    const [owner, thief] = [
      await startSession(context(), account),
      await startSession(context(), account),
    ];
    return { owner, thief };
  };
  const change = "PUT /me/criteria";
  const body = { unknown: 1 };

  it("keeps the owner from nothing by changing things", async () => {
    const { owner, thief } = await twoSessions();
    expect(await countTaken(change, { token: thief.token, body })).toBe(240);
    const { token } = owner;
    expect(await status(`POST /profiles/${randomUUID()}/block`, { token })).toBe(404);
    const spam = { token, body: { reason: "spam" } };
    expect(await status(`POST /profiles/${randomUUID()}/report`, spam)).toBe(404);
    expect(await status("DELETE /me/sessions", { token })).toBe(204);
    expect(await status(change, { token: thief.token, body })).toBe(401);
  });

  it("keeps the owner from nothing by guessing the password", async () => {
    const { owner, thief } = await twoSessions();
    const guess = { current_password: "wrong password", new_password: "a new passphrase" };
    const tries = { token: thief.token, body: guess };
    expect(await countTaken("PUT /me/password", tries)).toBe(5);
    const right = { ...guess, current_password: PASSWORD };
    expect(await status("PUT /me/password", { token: owner.token, body: right })).toBe(204);
    expect(await status("PUT /me/password", tries)).toBe(401);
  });

  it("guesses the password thirty times a day", async () => {
    const { owner, thief } = await twoSessions();
    const guess = { current_password: "wrong password", new_password: "a new passphrase" };
    vi.useFakeTimers({ toFake: ["Date"] });
    let tried = 0;
    for (let minute = 0; minute < 10; minute += 1) {
      tried += await countTaken("PUT /me/password", { token: thief.token, body: guess });
      vi.setSystemTime(Date.now() + 61_000);
    }
    vi.useRealTimers();
    expect(tried).toBe(30);
    const right = { ...guess, current_password: PASSWORD };
    expect(await status("PUT /me/password", { token: owner.token, body: right })).toBe(204);
  });

  it("keeps the owner from staying signed in for a few times only", async () => {
    const account = await addAccount(context());
    const thief = await startSession(context(), account);
    const signedIn = async () => {
      const { token } = await startSession(context(), account);
      const ended = await status("DELETE /me/sessions", { token: thief.token });
      return { token, ended };
    };
    const tries = [];
    while (tries.at(-1)?.ended !== 429) tries.push(await signedIn());
    expect(tries).toHaveLength(11);
    const { token } = tries.at(-1) ?? {};
    const { bytes } = await call("GET /me/sessions", { token });
    const [own, stolen] = JSON.parse(bytes.toString()).items;
    expect(await status(`DELETE /me/sessions/${own.id}`, { token: thief.token })).toBe(429);
    expect(await status(`DELETE /me/sessions/${stolen.id}`, { token })).toBe(204);
    expect(await status("GET /me", { token: thief.token })).toBe(401);
  });

  it("keeps the owner from nothing by reporting", async () => {
    const { owner, thief } = await twoSessions();
    const report = `POST /profiles/${randomUUID()}/report`;
    expect(await countTaken(report, { token: thief.token, body: { reason: "spam" } })).toBe(10);
    expect(await status(report, { token: owner.token, body: { reason: "spam" } })).toBe(404);
  });

  it("and the password too keeps the owner from no new password by a link", async () => {
    const account = await addAccount(context());
    const thieves = [];
    for (let session = 0; session < 5; session += 1) {
      const { token } = await startSession(context(), account);
      await countTaken(change, { token, body });
      thieves.push(token);
    }
    await call("POST /auth/forgot-password", { body: { email: account.email } });
    const token = tokenOf(await context().server.mailbox.next(account.email));
    const reset = { token, password: "four cats in the cellar" };
    expect(await status("POST /auth/reset-password", { body: reset })).toBe(200);
    for (const stolen of thieves) expect(await status("GET /me", { token: stolen })).toBe(401);
    const given = { email: account.email, password: reset.password };
    expect(await status("POST /auth/login", { body: given })).toBe(200);
  });

  it("has four times as much by many sessions, and no more", async () => {
    const account = await newMember(context());
    let taken = 0;
    for (let session = 0; session < 6; session += 1) {
      const { token } = await startSession(context(), account);
      taken += await countTaken(change, { token, body });
    }
    expect(taken).toBe(4 * 240);
  });
});
