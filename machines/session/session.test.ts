import { describe, expect, test } from "vitest";
import { http, network, rateLimited, unauthorized, unavailable } from "../testing/failures.ts";
import { mara, noor } from "../testing/members.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { sessionMachine } from "./session.machine.ts";

const robotCheckRequired = http(429, "robot_check_required");

const credentials = {
  type: "session.signIn",
  email: "mara@example.org",
  password: "twelve rings",
} as const;

const start = (hasToken: boolean) => run(sessionMachine, { input: () => ({ hasToken }) });

async function signedIn() {
  const running = start(true);
  await running.answer("obtainToken");
  await running.answer("loadUser", mara);
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const failures = [{ error: unauthorized }, { error: network }];
  await expectWholeWalk(sessionMachine, {
    inputs: [{ hasToken: true }, { hasToken: false }],
    events: [
      credentials,
      { type: "session.signOut" },
      { type: "session.ended" },
      { type: "session.retry" },
      { type: "token.changedElsewhere", hasToken: true },
      { type: "token.changedElsewhere", hasToken: true, isOthers: true },
      { type: "token.changedElsewhere", hasToken: false },
      { type: "user.changed", user: noor },
      { type: "user.reload" },
      { type: "network.online" },
    ],
    answers: {
      obtainToken: [{ output: undefined }, ...failures],
      loadUser: [{ output: mara }, ...failures],
      signIn: [{ output: mara }, ...failures, { error: robotCheckRequired }],
      solveRobotCheck: [{ output: "solved" }, { error: network }],
      signOut: [{ output: undefined }, { error: network }],
      finishSignOut: [{ output: undefined }, { error: network }],
    },
    key: ({ user }) => user,
  });
});

describe("restoring", () => {
  test("without a token the member is signed out and nothing is asked", () => {
    const { actor, call } = start(false);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
    expect(() => call("obtainToken")).toThrow("was not called");
  });

  test("obtains a valid token before it loads the user", async () => {
    const { actor, call, answer } = start(true);
    expect(() => call("loadUser")).toThrow("was not called");
    await answer("obtainToken");
    await answer("loadUser", mara);
    expect(actor.getSnapshot().value).toEqual({ signedIn: "idle" });
    expect(actor.getSnapshot().context.user).toEqual(mara);
  });

  test.each([unauthorized, http(403, "forbidden"), http(404, "not_found")])(
    "$status signs out: logout call, then the user goes",
    async (refusal) => {
      const { actor, refuse, answer } = start(true);
      await refuse("obtainToken", refusal);
      expect(actor.getSnapshot().value).toBe("signingOut");
      await answer("signOut");
      expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
      expect(actor.getSnapshot().context).toMatchObject({ user: null, endedBy: "server" });
    },
  );

  test.each([
    ["no answer", network],
    ["a 503", unavailable],
    ["a 429", rateLimited],
    ["an error that is no answer", new TypeError("a bug")],
  ])("%s keeps the token and tries again", async (_, failure) => {
    const { actor, refuse, call } = start(true);
    await refuse("obtainToken", failure);
    expect(actor.getSnapshot().value).toBe("unreachable");
    expect(actor.getSnapshot().context.attempts).toBe(1);
    expect(() => call("signOut")).toThrow("was not called");
  });

  test("an end that another call learns of first is an end", async () => {
    const { actor, refuse, answer } = start(true);
    await refuse("obtainToken", network);
    actor.send({ type: "session.ended" });
    await answer("signOut");
    expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
    expect(actor.getSnapshot().context).toMatchObject({ user: null, endedBy: "server" });
  });

  test("waits 1 s, doubling to 30 s, and starts over after an answer", async () => {
    const { actor, clock, refuse, answer } = start(true);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await refuse("obtainToken", network);
      clock.increment(seconds * 1000 - 1);
      expect(actor.getSnapshot().value).toBe("unreachable");
      clock.increment(1);
      expect(actor.getSnapshot().value).toEqual({ restoring: "obtainingToken" });
    }
    await answer("obtainToken");
    await answer("loadUser", mara);
    expect(actor.getSnapshot().context.attempts).toBe(0);
  });
});

describe("a sign-out that had no answer", () => {
  test("is tried again at the start, when the network is back, and after the 5 seconds", async () => {
    const { actor, call, answer } = start(false);
    await answer("finishSignOut");
    actor.send({ type: "network.online" });
    await answer("finishSignOut");
    const running = await signedIn();
    running.actor.send({ type: "session.signOut" });
    running.clock.increment(5000);
    await running.answer("finishSignOut");
    expect(() => call("obtainToken")).toThrow("was not called");
  });

  test("is given up for a sign-in, and tried again where that fails", async () => {
    const { actor, call, answer, refuse } = start(false);
    actor.send(credentials);
    expect(call("finishSignOut").signal.aborted).toBe(true);
    await refuse("signIn", unauthorized);
    await answer("finishSignOut");
  });
});

describe("signing in", () => {
  test("sends what was typed and signs in with the user of the answer", async () => {
    const { actor, call, answer } = start(false);
    actor.send(credentials);
    expect(call("signIn").input).toEqual({ email: "mara@example.org", password: "twelve rings" });
    await answer("signIn", mara);
    expect(actor.getSnapshot().value).toEqual({ signedIn: "idle" });
    expect(actor.getSnapshot().context.user).toEqual(mara);
  });

  test("asks for a deleted account back only where the member does", () => {
    const { actor, call } = start(false);
    actor.send({ ...credentials, restore: true });
    expect(call("signIn").input).toEqual({
      email: "mara@example.org",
      password: "twelve rings",
      restore: true,
    });
  });

  test.each([
    [http(401, "invalid_credentials"), "invalid_credentials"],
    [http(403, "email_not_verified"), "email_not_verified"],
    [http(403, "account_suspended"), "account_suspended"],
    [http(403, "account_deleted"), "account_deleted"],
    [http(403, "robot_check_failed"), "robot_check_failed"],
    [http(403, "forbidden"), "unexpected"],
    [rateLimited, "rate_limited"],
    [network, "unreachable"],
    ["anything", "unexpected"],
  ])("%o is reported as %s", async (failure, reported) => {
    const { actor, refuse } = start(false);
    actor.send(credentials);
    await refuse("signIn", failure);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
    expect(actor.getSnapshot().context.signInFailure).toBe(reported);
    actor.send(credentials);
    expect(actor.getSnapshot().context.signInFailure).toBeNull();
  });

  test("passes the robot check that the server asks for, and tries once more", async () => {
    const { actor, call, answer, refuse } = start(false);
    actor.send(credentials);
    await refuse("signIn", robotCheckRequired);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "checking" });
    await answer("solveRobotCheck", "solved");
    const { type: _, ...sent } = credentials;
    expect(call("signIn").input).toEqual({ ...sent, robotAnswer: "solved" });
    await refuse("signIn", robotCheckRequired);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
    expect(actor.getSnapshot().context).toMatchObject({
      signInFailure: "rate_limited",
      sending: null,
    });
  });

  test("says that the robot check could not be had", async () => {
    const { actor, refuse } = start(false);
    actor.send(credentials);
    await refuse("signIn", robotCheckRequired);
    await refuse("solveRobotCheck", network);
    expect(actor.getSnapshot().context.signInFailure).toBe("unreachable");
  });

  test("keeps no password", async () => {
    const { actor, answer } = start(false);
    actor.send(credentials);
    await answer("signIn", mara);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("twelve rings");
  });
});

describe("signed in", () => {
  test("a reload without an answer keeps the user and says that Gemel cannot be reached", async () => {
    const { actor, clock, refuse, answer } = await signedIn();
    actor.send({ type: "user.reload" });
    await refuse("loadUser", unavailable);
    expect(actor.getSnapshot().value).toEqual({ signedIn: "waiting" });
    expect(actor.getSnapshot().context).toMatchObject({ user: mara, attempts: 1 });
    clock.increment(1000);
    await answer("obtainToken");
    expect(actor.getSnapshot().context.attempts).toBe(1);
    await answer("loadUser", noor);
    expect(actor.getSnapshot().context.attempts).toBe(0);
    expect(actor.getSnapshot().value).toEqual({ signedIn: "idle" });
    expect(actor.getSnapshot().context.user).toEqual(noor);
  });

  test("a session that the client saw end signs out", async () => {
    const { actor, answer } = await signedIn();
    actor.send({ type: "session.ended" });
    await answer("signOut");
    expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
    expect(actor.getSnapshot().context).toMatchObject({ user: null, endedBy: "server" });
  });

  test("signing out ends here even when the logout call has no answer", async () => {
    const { actor, clock, call } = await signedIn();
    actor.send({ type: "session.signOut" });
    clock.increment(4999);
    expect(actor.getSnapshot().value).toBe("signingOut");
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
    expect(call("signOut").signal.aborted).toBe(true);
  });

  test("another tab that signs in while this one signs out shows that member, and is left its cookie", async () => {
    const { actor, call, answer } = await signedIn();
    actor.send({ type: "session.signOut" });
    actor.send({ type: "token.changedElsewhere", hasToken: true });
    expect(call("signOut").signal.aborted).toBe(true);
    await answer("obtainToken");
    await answer("loadUser", noor);
    expect(actor.getSnapshot().context.user).toEqual(noor);
  });

  test("another tab signing out ends the session here, without a call", async () => {
    const { actor, call } = await signedIn();
    actor.send({ type: "token.changedElsewhere", hasToken: false });
    expect(actor.getSnapshot().value).toEqual({ signedOut: "idle" });
    expect(actor.getSnapshot().context).toMatchObject({ user: null, endedBy: "otherTab" });
    expect(() => call("signOut")).toThrow("was not called");
  });

  test("another tab signing in as someone else shows that member, and nothing of the one before", async () => {
    const { actor, answer } = await signedIn();
    actor.send({ type: "token.changedElsewhere", hasToken: true, isOthers: true });
    expect(actor.getSnapshot().value).toEqual({ restoring: "obtainingToken" });
    expect(actor.getSnapshot().context.user).toBeNull();
    await answer("obtainToken");
    await answer("loadUser", noor);
    expect(actor.getSnapshot().context.user).toEqual(noor);
  });

  test("another tab renewing the token keeps the page, and asks who it is", async () => {
    const { actor, answer } = await signedIn();
    actor.send({ type: "token.changedElsewhere", hasToken: true });
    expect(actor.getSnapshot().context.user).toEqual(mara);
    await answer("loadUser", noor);
    expect(actor.getSnapshot().context.user).toEqual(noor);
  });

  test("a changed user is taken over at once", async () => {
    const { actor } = await signedIn();
    actor.send({ type: "user.changed", user: noor });
    expect(actor.getSnapshot().context.user).toEqual(noor);
  });
});
