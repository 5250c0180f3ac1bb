import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { noMetrics } from "../../operating/metrics.ts";
import { type CallOptions, cookiesOf } from "../../testing/call.ts";
import {
  addAccount,
  newEmail,
  PASSWORD,
  registration,
  startSession,
} from "../../testing/new-member.ts";
import { easyAnswer, solveRobotCheck } from "../../testing/solve-robot-check.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { behindProxy } from "../../testing/test-server.ts";
import { createLoginBudget } from "./login-budget.ts";

describe("tries to sign in", () => {
  const context = useTestServer({ ...behindProxy, LIMITS: "on", ROBOT_CHECK: "altcha" });

  const logIn = async (
    email: string,
    from: string,
    more: { readonly password?: string; readonly device?: string; readonly answer?: string } = {},
  ) => {
    const { password = "wrong password", device, answer } = more;
    const headers: CallOptions["headers"] = {
      "x-forwarded-for": from,
      ...(device !== undefined && { cookie: device }),
    };
    const body = { email, password, ...(answer !== undefined && { recaptcha_token: answer }) };
    const { body: answered } = await context().call("POST /auth/login", { body, headers });
    return answered.error_code ?? "signed in";
  };
  const fail = async (email: string, from: (turn: number) => string, times: number) => {
    const answers = [];
    for (let turn = 0; turn < times; turn += 1) answers.push(await logIn(email, from(turn)));
    return answers;
  };
  /** The cookie of a device that signs in. */
  const deviceOf = async ({ email }: { readonly email: string }, from: string) => {
    const body = { email, password: PASSWORD };
    const headers = { "x-forwarded-for": from };
    return cookiesOf(await context().call("POST /auth/login", { body, headers }), "gemel_device");
  };
  const member = () => addAccount(context());
  const wrong = (count: number) => Array<string>(count).fill("invalid_credentials");

  it("that fail in one network make none for another", async () => {
    const { email } = await member();
    const answers = await fail(email, (turn) => `192.0.2.${turn}`, 7);
    expect(answers).toEqual([...wrong(5), "robot_check_required", "robot_check_required"]);
    expect(await logIn(email, "198.51.100.1", { password: PASSWORD })).toBe("signed in");
  });

  it("that fail make work for who fails, and refuse no one who does it", async () => {
    const { email } = await member();
    await fail(email, () => "192.0.2.1", 5);
    const given = { password: PASSWORD };
    expect(await logIn(email, "192.0.2.1", given)).toBe("robot_check_required");
    expect(await logIn(email, "192.0.2.1", { ...given, answer: "" })).toBe("robot_check_failed");
    const answer = await solveRobotCheck(context());
    expect(await logIn(email, "192.0.2.1", { answer })).toBe("invalid_credentials");
    expect(await logIn(email, "192.0.2.1", { ...given, answer })).toBe("robot_check_failed");
    const next = await solveRobotCheck(context());
    expect(await logIn(email, "192.0.2.1", { ...given, answer: next })).toBe("signed in");
  });

  it("from many networks use up nothing of a device that has signed in before", async () => {
    const owner = await member();
    const device = await deviceOf(owner, "203.0.113.1");
    const answers = await fail(owner.email, (turn) => `10.${turn}.0.1`, 22);
    expect(answers).toEqual([...wrong(20), "robot_check_required", "robot_check_required"]);
    const given = { password: PASSWORD };
    expect(await logIn(owner.email, "10.9.9.9", given)).toBe("robot_check_required");
    expect(await logIn(owner.email, "10.9.9.9", { ...given, device })).toBe("signed in");
    context().server.clock.advance(24 * 60 * 60);
    expect(await logIn(owner.email, "10.9.9.9", given)).toBe("signed in");
  });

  it("take a robot check of more work the more have failed on an account", async () => {
    const { email } = await member();
    await fail(email, (turn) => `10.3.${turn}.1`, 20);
    const easily = async (from: string) =>
      logIn(email, from, {
        answer: await easyAnswer(behindProxy.AUTH_SECRET, context().server.clock.now()),
      });
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await easily(`10.4.${turn}.1`)).toBe("invalid_credentials");
    }
    expect(await easily("10.5.0.1")).toBe("robot_check_failed");
    const answer = await solveRobotCheck(context(), { "x-forwarded-for": "10.5.0.1" });
    expect(await logIn(email, "10.5.0.1", { answer, password: PASSWORD })).toBe("signed in");
    const elsewhere = await solveRobotCheck(context(), { "x-forwarded-for": "10.5.1.1" });
    expect(await logIn(email, "10.5.1.1", { answer: elsewhere })).toBe("robot_check_failed");
  });

  it("take at most sixteen times the work, and the usual one for another account or later", async () => {
    const { clock } = context().server;
    const budget = createLoginBudget(true, { clock: clock.now, metrics: noMetrics });
    const from = (ip: string) => ({ ip }) as FastifyRequest;
    const aim = { account: "ada@example.com", isKnownDevice: false };
    const works: number[] = [];
    for (let turn = 1; turn <= 121; turn += 1) {
      const { work } = await budget.begin(from(`10.6.${turn}.1`), aim);
      if (turn % 20 === 1) works.push(work);
    }
    expect(works).toEqual([1, 1, 4, 16, 16, 16, 16]);
    expect(await budget.workOf(from("10.6.121.1"))).toBe(16);
    const other = await budget.begin(from("10.6.122.1"), { ...aim, account: "ben@example.com" });
    expect([other.work, await budget.workOf(from("10.6.122.1"))]).toEqual([1, 1]);
    clock.advance(24 * 60 * 60);
    expect((await budget.begin(from("10.6.121.1"), aim)).work).toBe(1);
    expect(await budget.workOf(from("10.6.121.1"))).toBe(1);
  });

  it("from the owner's own network, by someone else, use up nothing of the owner's device", async () => {
    const owner = await member();
    const device = await deviceOf(owner, "203.0.113.2");
    await fail(owner.email, () => "203.0.113.2", 8);
    const given = { password: PASSWORD, device };
    expect(await logIn(owner.email, "203.0.113.2", given)).toBe("signed in");
  });

  it("have no tries of a device that signed in to another account, or was made up", async () => {
    const [owner, thief] = [await member(), await member()];
    const device = await deviceOf(thief, "203.0.113.3");
    const own = await deviceOf(owner, "203.0.113.3");
    await fail(owner.email, () => "203.0.113.3", 5);
    const longer = own.replace(/\d{13}/, "9999999999999");
    const made = ["gemel_device=A.B", device.replace(/.$/, "_"), device, longer];
    for (const each of made) {
      expect(await logIn(owner.email, "203.0.113.3", { device: each })).toBe(
        "robot_check_required",
      );
    }
  });

  it("of a device have an end as well", async () => {
    const owner = await member();
    const device = await deviceOf(owner, "203.0.113.4");
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) {
      answers.push(await logIn(owner.email, `10.1.${turn}.1`, { device }));
    }
    expect(answers).toEqual([...wrong(10), "robot_check_required"]);
  });

  it("of all devices of an account have one end together", async () => {
    const owner = await member();
    const devices: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      context().server.clock.advance(1);
      devices.push(await deviceOf(owner, `203.0.113.${10 + turn}`));
    }
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) {
      answers.push(await logIn(owner.email, `10.2.${turn}.1`, { device: devices[turn % 4] ?? "" }));
    }
    expect(answers).toEqual([...wrong(10), "robot_check_required", "robot_check_required"]);
  });

  it("have no tries of a device once the password is another, but those of who changed it", async () => {
    const owner = await startSession(context(), await member());
    const former = await deviceOf(owner, "203.0.113.20");
    const password = "four cats in the cellar";
    const changed = await context().call("PUT /me/password", {
      token: owner.token,
      body: { current_password: PASSWORD, new_password: password },
    });
    await fail(owner.email, () => "203.0.113.20", 5);
    const given = { password, device: former };
    expect(await logIn(owner.email, "203.0.113.20", given)).toBe("robot_check_required");
    given.device = cookiesOf(changed, "gemel_device");
    expect(await logIn(owner.email, "203.0.113.20", given)).toBe("signed in");
  });

  it("have no tries of a device that signed in 180 days ago", async () => {
    const owner = await member();
    const device = await deviceOf(owner, "203.0.113.21");
    const { clock } = context().server;
    clock.advance(180 * 24 * 60 * 60 - 60);
    await fail(owner.email, () => "203.0.113.21", 5);
    const given = { password: PASSWORD, device };
    expect(await logIn(owner.email, "203.0.113.21", given)).toBe("signed in");
    clock.advance(60);
    expect(await logIn(owner.email, "203.0.113.21", given)).toBe("robot_check_required");
  });

  it("at many accounts from one address take a robot check as well", async () => {
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push(await logIn(newEmail(), "198.51.100.7"));
    expect(answers).toEqual([...wrong(10), "robot_check_required"]);
  });

  it("that are right count nothing, however many", async () => {
    const { email } = await member();
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await logIn(email, "203.0.113.5", { password: PASSWORD })).toBe("signed in");
    }
  });

  it("count for who registers the address with each password", async () => {
    const { email } = await member();
    const refusals = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const from = `192.0.2.${100 + turn}`;
      const password = `the guess with the number ${turn}`;
      const recaptcha_token = await solveRobotCheck(context());
      const body = { ...registration(email), password, recaptcha_token };
      const headers = { "x-forwarded-for": from };
      await context().call("POST /auth/register", { body, headers });
      refusals.push(await logIn(email, from, { password }));
    }
    expect(refusals).toEqual([
      ...Array<string>(5).fill("email_not_verified"),
      "robot_check_required",
    ]);
  });

  it("are answered alike for an unknown address", async () => {
    const answers = await fail(newEmail(), () => "203.0.113.6", 6);
    expect(answers).toEqual([...wrong(5), "robot_check_required"]);
  });
});
