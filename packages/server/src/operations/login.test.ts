import { describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "../testing/databases.ts";
import { newEmail, newMember, PASSWORD, registration } from "../testing/new-member.ts";
import { useTestServer } from "../testing/use-test-server.ts";

describe("signing in", () => {
  const context = useTestServer(openTestDatabase);

  it("answers with the member, a token and a cookie that scripts cannot read", async () => {
    const { call } = context();
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
      profile_picture_url: { Valid: false, String: "" },
    });
    expect(answer.headers["set-cookie"]).toMatch(
      /^gemel_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("refuses a wrong password and an unknown address alike", async () => {
    const { call } = context();
    const { email } = await newMember(context());
    const wrong = await call("POST /auth/login", { body: { email, password: "wrong password" } });
    const unknown = await call("POST /auth/login", {
      body: { email: newEmail(), password: "wrong password" },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...wrong.body, request_id: "" }).toEqual({ ...unknown.body, request_id: "" });
    expect(wrong.body.error_code).toBe("invalid_credentials");
  });

  it("says that an address is not verified only after a right password", async () => {
    const { call } = context();
    const email = newEmail();
    await call("POST /auth/register", { body: registration(email) });
    const right = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect([right.status, right.body.error_code]).toEqual([403, "email_not_verified"]);
    const wrong = await call("POST /auth/login", { body: { email, password: "wrong password" } });
    expect([wrong.status, wrong.body.error_code]).toEqual([401, "invalid_credentials"]);
  });

  it("starts two sessions when a member signs in twice at once", async () => {
    const { call } = context();
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
    const { call, server } = context();
    const { email } = await newMember(context());
    const matches = vi.spyOn(server.parts.passwords, "matches");
    for (const address of [email, newEmail()]) {
      await call("POST /auth/login", { body: { email: address, password: "wrong password" } });
    }
    expect(matches.mock.calls.map(([password, stored]) => [password, typeof stored])).toEqual([
      ["wrong password", "string"],
      ["wrong password", "undefined"],
    ]);
  });
});
