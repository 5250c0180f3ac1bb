import { expect, it } from "vitest";
import { suspend } from "../../packages/server/src/testing/leave.ts";
import { openLive } from "../../packages/server/src/testing/live/live-client.ts";
import {
  connectTo,
  readMessages,
  twoInConversation,
} from "../../packages/server/src/testing/live/conversations.ts";
import { onTwoServers } from "../../packages/server/src/testing/live/two-servers.ts";
import {
  addAccount,
  newEmail,
  newMember,
  PASSWORD,
  registration,
  signIn,
} from "../../packages/server/src/testing/new-member.ts";
import { solveRobotCheck } from "../../packages/server/src/testing/solve-robot-check.ts";
import { tokenOf } from "../../packages/server/src/testing/test-mailbox.ts";

const REFRESH = "POST /auth/refresh-token";

onTwoServers("what one process refuses, the other refuses", (context) => {
  it("a refresh token that is used again: the session ends at both", async () => {
    const { one, two } = context();
    const { cookie, token, email } = await newMember(one);
    const next = await one.call(REFRESH, { cookie });
    // Within the minute, the other gives the same successor and begins no second line.
    expect((await two.call(REFRESH, { cookie })).cookie).toBe(next.cookie);
    for (const { server } of [one, two]) server.clock.advance(61);
    expect((await two.call(REFRESH, { cookie })).status).toBe(401);
    expect((await one.call(REFRESH, { cookie: next.cookie })).status).toBe(401);
    for (const { call } of [one, two]) expect((await call("GET /me", { token })).status).toBe(401);
    await signIn(one.call, email);
  });

  it("a session of the former password, also over a connection that is open", async () => {
    const { one, two } = context();
    const { ada } = await twoInConversation(one);
    const open = await openLive(two.url, ada.token);
    await one.call("POST /auth/forgot-password", { body: { email: ada.email } });
    const token = tokenOf(await one.server.mailbox.next(ada.email));
    const body = { token, password: "another good pass phrase" };
    expect((await one.call("POST /auth/reset-password", { body })).status).toBe(200);
    expect(await open.closedInTime()).toEqual({ code: 4401, reason: "session ended" });
    for (const { call } of [one, two]) {
      expect((await call("GET /me", { token: ada.token })).status).toBe(401);
      expect((await call(REFRESH, { cookie: ada.cookie })).status).toBe(401);
    }
    const again = await two.call("POST /auth/reset-password", { body });
    expect([again.status, again.body.error_code]).toEqual([410, "expired_link"]);
  });

  it("a suspended member's words, also over a connection that is open", async () => {
    const { one, two } = context();
    const { ada, ben, conversationId } = await twoInConversation(one);
    const tab = await connectTo(two.url, ada, conversationId);
    await suspend(one, ada);
    tab.say("I am still here");
    expect((await tab.closedInTime()).code).toBe(4401);
    expect((await readMessages(one.call, ben.token, conversationId)).items).toEqual([]);
    const login = { body: { email: ada.email, password: PASSWORD } };
    expect((await two.call("POST /auth/login", login)).body.error_code).toBe("account_suspended");
  });
});

onTwoServers(
  "what one process counts, the other counts",
  (context) => {
    it("wrong passwords", async () => {
      const { one, two } = context();
      const { email } = await addAccount(one);
      const refusals = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const { call } = turn % 2 === 0 ? one : two;
        const { body } = await call("POST /auth/login", { body: { email, password: "wrong one" } });
        refusals.push(body.error_code);
      }
      expect(refusals).toEqual([
        ...Array<string>(5).fill("invalid_credentials"),
        "robot_check_required",
      ]);
    });

    it("an answer of a robot check, once", async () => {
      const { one, two } = context();
      const recaptcha_token = await solveRobotCheck(one);
      const body = { ...registration(newEmail()), recaptcha_token };
      const answers = await Promise.all(
        [one, two].map(({ call }) => call("POST /auth/register", { body })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 403]);
    });
  },
  { LIMITS: "on", ROBOT_CHECK: "altcha" },
);
