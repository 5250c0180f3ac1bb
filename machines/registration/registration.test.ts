import { describe, expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { registrationMachine } from "./registration.machine.ts";

const submit = {
  type: "registration.submit",
  email: "mara@example.org",
  password: "two interlocking rings",
  preferredLanguage: "fr",
} as const;

const guessable = { field: "password", code: "too_common", message: "Another one, please." };

const start = () => run(registrationMachine, { actions: ["goToSignIn"] });

async function ready() {
  const running = start();
  await running.answer("prepareRobotCheck");
  return running;
}

async function succeeded() {
  const running = await ready();
  running.actor.send(submit);
  await running.answer("solveRobotCheck", "solved");
  await running.answer("register");
  return running;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(registrationMachine, {
    actions: ["goToSignIn"],
    events: [
      submit,
      { type: "countdown.skip" },
      { type: "countdown.hold" },
      { type: "countdown.resume" },
      { type: "robotCheck.retry" },
    ],
    answers: {
      prepareRobotCheck: [{ output: undefined }, { error: network }],
      solveRobotCheck: [{ output: "solved" }, { error: network }],
      register: [{ output: undefined }, { error: network }],
    },
    key: ({ secondsLeft }) => secondsLeft,
  }));

describe("robot check", () => {
  test("submitting before it is ready sends nothing, says so, and forgets it once ready", async () => {
    const { actor, call, answer } = start();
    actor.send(submit);
    expect(actor.getSnapshot().value).toEqual({ robotCheck: "preparing", form: "editing" });
    expect(actor.getSnapshot().context.failure).toBe("robot_not_ready");
    expect(() => call("solveRobotCheck")).toThrow("was not called");
    await answer("prepareRobotCheck");
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test("a preparation that failed can be tried again", async () => {
    const { actor, refuse, answer } = start();
    await refuse("prepareRobotCheck", network);
    expect(actor.getSnapshot().value).toEqual({ robotCheck: "failed", form: "editing" });
    actor.send(submit);
    expect(actor.getSnapshot().context.failure).toBe("robot_not_ready");
    actor.send({ type: "robotCheck.retry" });
    await answer("prepareRobotCheck");
    expect(actor.getSnapshot().value).toEqual({ robotCheck: "ready", form: "editing" });
  });

  test("is solved first, and its answer goes with the registration", async () => {
    const { actor, call, answer } = await ready();
    actor.send(submit);
    expect(() => call("register")).toThrow("was not called");
    await answer("solveRobotCheck", "solved");
    expect(call("register").input).toEqual({
      email: "mara@example.org",
      password: "two interlocking rings",
      preferredLanguage: "fr",
      robotAnswer: "solved",
    });
  });

  test.each([
    [new Error("refused"), "robot_failed"],
    [network, "unreachable"],
  ])(
    "failing to solve it with %o is reported as %s, and it is prepared again",
    async (failure, reported) => {
      const { actor, refuse } = await ready();
      actor.send(submit);
      await refuse("solveRobotCheck", failure);
      expect(actor.getSnapshot().value).toEqual({ robotCheck: "preparing", form: "editing" });
      expect(actor.getSnapshot().context.failure).toBe(reported);
    },
  );
});

test.each([
  [http(409, "email_taken"), "email_taken"],
  [http(403, "robot_check_failed"), "robot_failed"],
  [rateLimited, "rate_limited"],
  [network, "unreachable"],
  [http(500, "internal"), "failed"],
  [http(422, "validation_failed", { details: [guessable] }), "password_guessable"],
  [
    http(400, "validation_failed", { details: [{ ...guessable, code: "minLength" }] }),
    "password_refused",
  ],
  [
    http(400, "validation_failed", { details: [{ ...guessable, field: "email", code: "format" }] }),
    "email_invalid",
  ],
  [http(422, "validation_failed"), "failed"],
  [new Error("a bug"), "failed"],
])(
  "%o is reported as %s, with a fresh robot check and no password kept",
  async (failure, reported) => {
    const { actor, answer, refuse } = await ready();
    actor.send(submit);
    await answer("solveRobotCheck", "solved");
    await refuse("register", failure);
    expect(actor.getSnapshot().value).toEqual({ robotCheck: "preparing", form: "editing" });
    expect(actor.getSnapshot().context.failure).toBe(reported);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(submit.password);
  },
);

describe("success", () => {
  test("counts down from 8 to the login, once a second", async () => {
    const { actor, clock, done } = await succeeded();
    const seen: number[] = [];
    while (actor.getSnapshot().matches({ form: "success" })) {
      seen.push(actor.getSnapshot().context.secondsLeft);
      expect(done).toEqual([]);
      clock.increment(1000);
    }
    expect(seen).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(clock.now()).toBe(8000);
    expect(done.map(({ action }) => action)).toEqual(["goToSignIn"]);
  });

  test("waits while it is held, and has 8 s again after it", async () => {
    const { actor, clock, done } = await succeeded();
    clock.increment(1000);
    actor.send({ type: "countdown.hold" });
    clock.increment(9000);
    expect([actor.getSnapshot().context.secondsLeft, done]).toEqual([7, []]);
    actor.send({ type: "countdown.resume" });
    expect(actor.getSnapshot().context.secondsLeft).toBe(8);
    clock.increment(1000);
    expect(actor.getSnapshot().context.secondsLeft).toBe(7);
  });

  test("goes at once when asked, and once only", async () => {
    const { actor, clock, done } = await succeeded();
    actor.send({ type: "countdown.skip" });
    clock.increment(9000);
    expect(done.map(({ action }) => action)).toEqual(["goToSignIn"]);
  });
});

test("a refused password is reported in the server's own words", async () => {
  const { actor, answer, refuse } = await ready();
  actor.send(submit);
  await answer("solveRobotCheck", "proof");
  const details = [{ field: "password", code: "breached", message: "It is known." }];
  const message = "This password is in a list of stolen ones.";
  await refuse("register", http(422, "password_breached", { message, details }));
  expect(actor.getSnapshot().context).toMatchObject({ failure: "password_refused", message });
});
