import { describe, expect, it } from "vitest";
import { openLive } from "../../testing/live/live-client.ts";
import { newMember, PASSWORD, signIn } from "../../testing/new-member.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { useSharedServer, useUrl } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";

const CHANGE = "PUT /me/password";
const NEXT = "four cats in the cellar";
const change = { current_password: PASSWORD, new_password: NEXT };

describe("changing the password", () => {
  const context = useSharedServer();
  const { call, server } = context;
  const url = useUrl(context);

  it("signs out everywhere else, and mails the member", async () => {
    const one = await waitingMember(context());
    const other = await signIn(call, one.email);
    const [here, there] = [await openLive(url(), one.token), await openLive(url(), other.token)];
    const answer = await call(CHANGE, { token: one.token, body: change });
    expect(answer.status).toBe(204);
    expect(await there.closed).toEqual({ code: 4401, reason: "session ended" });
    await here.settle();
    expect((await call("GET /me", { token: one.token })).status).toBe(200);
    expect((await call("POST /auth/refresh-token", { cookie: one.cookie })).status).toBe(200);
    expect((await call("POST /auth/refresh-token", { cookie: other.cookie })).status).toBe(401);
    const former = await call("POST /auth/login", {
      body: { email: one.email, password: PASSWORD },
    });
    expect([former.status, former.body.error_code]).toEqual([401, "invalid_credentials"]);
    expect((await signIn(call, one.email, NEXT)).id).toBe(one.id);
    const mail = await server.mailbox.next(one.email);
    expect(mail.subject).toBe("Your Gemel password was changed");
    expect(mail.text).toContain(`${url()}/reset-password?token=${tokenOf(mail)}`);
    expect(mail.text).toContain("The link works once, for 7 days.");
    expect(mail.text + String(mail.html)).not.toContain(NEXT);
    here.socket.close();
    await here.closed;
  });

  it("takes the password that holds, and changes nothing without it", async () => {
    const { email, token } = await newMember(context());
    const other = await signIn(call, email);
    for (const current_password of ["wrong password", "x", NEXT]) {
      const answer = await call(CHANGE, { token, body: { ...change, current_password } });
      expect([answer.status, answer.body.error_code]).toEqual([422, "wrong_password"]);
    }
    expect((await call("GET /me", { token: other.token })).status).toBe(200);
    expect((await signIn(call, email)).email).toBe(email);
    expect(server.mailbox.waiting(email)).toEqual([]);
  });

  it("refuses a new password that is easy to guess, and says so to its member only", async () => {
    const { email, token } = await newMember(context());
    for (const new_password of ["trustno1", email]) {
      const { status, body } = await call(CHANGE, { token, body: { ...change, new_password } });
      expect([status, body.error_code]).toEqual([422, "validation_failed"]);
      expect(body.details).toEqual([
        expect.objectContaining({ field: "new_password", code: "too_common" }),
      ]);
    }
    const guess = { current_password: "wrong password", new_password: "trustno1" };
    expect((await call(CHANGE, { token, body: guess })).body.error_code).toBe("wrong_password");
    expect((await signIn(call, email)).email).toBe(email);
  });

  it("of two at once takes one", async () => {
    const { email, token } = await newMember(context());
    const wanted = ["first new password", "second new password"];
    const answers = await Promise.all(
      wanted.map((new_password) => call(CHANGE, { token, body: { ...change, new_password } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const kept = wanted[answers.findIndex(({ status }) => status === 204)];
    expect((await signIn(call, email, kept)).email).toBe(email);
    await server.mailbox.next(email);
    expect(server.mailbox.waiting(email)).toEqual([]);
  });
});
