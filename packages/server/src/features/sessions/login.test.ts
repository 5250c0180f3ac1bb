import { describe, expect, it, vi } from "vitest";
import {
  newEmail,
  newMember,
  PASSWORD,
  registration,
  signIn,
  type TestMember,
} from "../../testing/new-member.ts";
import { deleteAccount, suspend } from "../../testing/leave.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { sessionStore } from "./store.ts";
import { accountStatusStore } from "../account-status/status-store.ts";
import { exportStore } from "../export/store.ts";

describe("signing in", () => {
  const context = useSharedServer();
  const { call, server } = context;

  it("answers with the member, a token and a cookie that scripts cannot read", async () => {
    const { email, id } = await newMember(context());
    const body = { email: email.toUpperCase(), password: PASSWORD };
    const answer = await call("POST /auth/login", { body });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id,
      email,
      nickname: { Valid: false, String: "" },
      onboarding_status: "registered",
      preferred_language: "en",
      is_admin: false,
      warned_at: null,
      profile_picture_url: { Valid: false, String: "" },
      capabilities: [
        "account_settings",
        "acknowledgements",
        "blocks",
        "conversation_safety",
        "first_messages",
        "member_events",
        "partial_profiles",
        "recent_events",
        "twin_sharing",
        "answers_without_ai",
      ],
    });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^gemel_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^gemel_device=\d{13}(?:\.[\w-]{43}){2}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("takes an address with white space around it", async () => {
    const { email } = await newMember(context());
    const body = { email: ` ${email}\n`, password: PASSWORD };
    expect((await call("POST /auth/login", { body })).status).toBe(200);
  });

  it("takes a password that is longer than one may be as a wrong one", async () => {
    const { email } = await newMember(context());
    const body = { email, password: `${PASSWORD}${"!".repeat(300)}` };
    const { status, body: answered } = await call("POST /auth/login", { body });
    expect([status, answered.error_code]).toEqual([401, "invalid_credentials"]);
  });

  it("says that an address is not verified only after a right password", async () => {
    const email = newEmail();
    await call("POST /auth/register", { body: registration(email) });
    const right = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect([right.status, right.body.error_code]).toEqual([403, "email_not_verified"]);
    const wrong = await call("POST /auth/login", { body: { email, password: "wrong password" } });
    expect([wrong.status, wrong.body.error_code]).toEqual([401, "invalid_credentials"]);
  });

  it("starts two sessions when a member signs in twice at once", async () => {
    const { email } = await newMember(context());
    const body = { email, password: PASSWORD };
    const answers = await Promise.all([
      call("POST /auth/login", { body }),
      call("POST /auth/login", { body }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.cookie).not.toBe(answers[1]?.cookie);
  });

  it("checks a password for an unknown address as well", async () => {
    const { email } = await newMember(context());
    const { passwords } = server.services;
    const costs = [vi.spyOn(passwords, "matches"), vi.spyOn(passwords, "hashOf")];
    const counts = [];
    for (const address of [email, newEmail()]) {
      await call("POST /auth/login", { body: { email: address, password: "wrong password" } });
      counts.push(costs.map(({ mock }) => mock.calls.length));
    }
    expect(counts).toEqual([
      [1, 1],
      [2, 2],
    ]);
    vi.restoreAllMocks();
  });

  describe("while the account changes", () => {
    /** Does something once a password was found right, before anything comes of it. */
    const meanwhile = (act: () => Promise<unknown>): void => {
      const { passwords } = server.services;
      const { matches } = passwords;
      vi.spyOn(passwords, "matches").mockImplementationOnce(async (...given) => {
        const isRight = await matches(...given);
        await act();
        return isRight;
      });
    };
    const reset = async (email: string): Promise<void> => {
      await call("POST /auth/forgot-password", { body: { email } });
      const token = tokenOf(await server.mailbox.next(email));
      await call("POST /auth/reset-password", { body: { token, password: "a fresh password" } });
    };
    const sessionsOf = async (userId: string): Promise<readonly unknown[]> => {
      const { clock, db } = server.services;
      const list = { first: userId, now: clock(), max: 10 };
      return sessionStore(db).listOpen(userId, list);
    };

    it.each<[string, (member: TestMember) => Promise<unknown>, number]>([
      ["is reset", ({ email }) => reset(email), 0],
      [
        "is changed",
        ({ token }) =>
          call("PUT /me/password", {
            token,
            body: { current_password: PASSWORD, new_password: "a fresh password" },
          }),
        1,
      ],
    ])("starts no session by a password that %s", async (_name, act, left) => {
      const member = await newMember(context());
      const { email, id } = member;
      meanwhile(() => act(member));
      const { status, body } = await call("POST /auth/login", {
        body: { email, password: PASSWORD },
      });
      expect([status, body.error_code]).toEqual([401, "invalid_credentials"]);
      expect(await sessionsOf(id)).toHaveLength(left);
      await signIn(call, email, "a fresh password");
    });

    it("starts no session of a member who is suspended or deleted", async () => {
      const { clock, db } = server.services;
      const codes = [];
      for (const act of [
        (member: TestMember) => suspend(context(), member),
        ({ id }: TestMember) => accountStatusStore(db).delete(id, clock()),
      ]) {
        const member = await newMember(context());
        const { email } = member;
        meanwhile(() => act(member));
        const { body } = await call("POST /auth/login", { body: { email, password: PASSWORD } });
        codes.push(body.error_code);
      }
      expect(codes).toEqual(["account_suspended", "account_deleted"]);
    });

    it.each([
      ["PUT /me/password", { current_password: PASSWORD, new_password: "a fresh password" }],
      ["POST /me/export", { password: PASSWORD }],
      ["POST /me/deletion", { password: PASSWORD }],
    ])(
      "answers %s of a member who is suspended or deleted as without a session",
      async (asked, body) => {
        const { db } = server.services;
        for (const leave of [suspend, deleteAccount]) {
          const member = await newMember(context());
          const { id, email, token } = member;
          meanwhile(() => leave(context(), member));
          const answer = await call(asked, { token, body });
          expect([answer.status, answer.body.error_code]).toEqual([401, "unauthorized"]);
          expect(await exportStore(db).find(id)).toBeUndefined();
          expect(server.mailbox.waiting(email)).toEqual([]);
        }
      },
    );

    it("deletes nothing by a password that is reset", async () => {
      const { email, token } = await newMember(context());
      meanwhile(() => reset(email));
      const { status, body } = await call("POST /me/deletion", {
        token,
        body: { password: PASSWORD },
      });
      expect([status, body.error_code]).toEqual([422, "wrong_password"]);
      await signIn(call, email, "a fresh password");
    });
  });
});
