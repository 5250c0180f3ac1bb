import { describe, expect, test } from "vitest";
import type { SimulatedClock } from "xstate";
import { http, network, rateLimited, unauthorized } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { contactMachine } from "./contact.machine.ts";

const draft = {
  fullName: "Олена Ковальчук",
  email: "olena@example.com",
  subject: "Без фото?",
  message: "Can I answer first, and add a picture later?",
};
const submit = { type: "message.submit", isMember: false } as const;
const refused = (status: number, field: string) =>
  http(status, "validation_failed", { details: [{ field, code: "invalid", message: "No." }] });
const tooFast = http(422, "too_fast", { retryAfter: 3 });

/** Ids are numbered: `message-1`. */
function input(given: Partial<typeof draft> = {}, clientMessageId: string | null = null) {
  let made = 0;
  return {
    draft: { ...draft, ...given },
    clientMessageId,
    createId: () => `message-${(made += 1)}`,
  };
}

const start = (...given: Parameters<typeof input>) =>
  run(contactMachine, { input: () => input(...given) });

/** The simulated clock starts a timer at the end of a leap, so that one second has to follow another. */
function pass(clock: SimulatedClock, seconds: number): void {
  for (let second = 0; second < seconds; second += 1) clock.increment(1000);
}

/** Starts the machine with a valid stamp. */
async function ready(...given: Parameters<typeof input>) {
  const running = start(...given);
  await running.answer("loadStamp", "stamp-1");
  pass(running.clock, 5);
  return running;
}

async function failed(error: unknown) {
  const running = await ready();
  running.actor.send(submit);
  await running.refuse("sendMessage", error);
  return running;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(contactMachine, {
    input: input(),
    events: [
      submit,
      { type: "field.change", name: "website", value: "https://robot.example" },
      { type: "field.change", name: "subject", value: "" },
      { type: "stamp.retry" },
      { type: "message.another" },
    ],
    answers: {
      loadStamp: [{ output: "stamp-1" }, { error: network }],
      sendMessage: [
        { output: undefined },
        { error: network },
        { error: tooFast },
        { error: refused(422, "stamp") },
      ],
    },
    // Only whether there is an id matters.
    key: ({ draft: { subject }, clientMessageId, website, secondsLeft }) => [
      subject,
      clientMessageId !== null,
      website,
      secondsLeft,
    ],
  }));

describe("sending", () => {
  test("takes the texts without the white space around them, on one line where there is one", async () => {
    const { actor, call } = await ready({
      fullName: " Олена\tКовальчук ",
      subject: "Без\n фото? ",
      message: "\n One line,\nand another.\u0000 \n",
    });
    actor.send(submit);
    expect(call("sendMessage").input).toEqual({
      draft: {
        fullName: "Олена Ковальчук",
        email: "olena@example.com",
        subject: "Без  фото?",
        message: "One line,\nand another.",
      },
      clientMessageId: "message-1",
      stamp: "stamp-1",
      isMember: false,
    });
  });

  test.each([
    [{ fullName: " " }, false],
    [{ fullName: "x".repeat(120) }, true],
    [{ fullName: "x".repeat(121) }, false],
    [{ subject: "" }, false],
    [{ subject: "x".repeat(201) }, false],
    [{ message: `${"😀".repeat(19)}      ` }, false],
    [{ message: "😀".repeat(20) }, true],
    [{ message: "😀".repeat(4000) }, true],
    [{ message: "😀".repeat(4001) }, false],
    [{ email: "" }, false],
    [{ email: "olena" }, false],
    [{ email: "olena@example.com, eve@example.com" }, false],
    [{ email: "a@b" }, false],
    [{ fullName: "\u3164\u200b" }, false],
    [{ email: `${"x".repeat(243)}@example.com` }, false],
  ])("%j can be sent: %s", async (given, isSendable) => {
    const { actor } = await ready(given);
    expect(actor.getSnapshot().can(submit)).toBe(isSendable);
  });

  test("a member needs no address", async () => {
    const { actor } = await ready({ email: "" });
    expect(actor.getSnapshot().can({ ...submit, isMember: true })).toBe(true);
  });

  test("needs a stamp, which can be asked for again", async () => {
    const { actor, refuse, answer } = start();
    expect(actor.getSnapshot().can(submit)).toBe(false);
    await refuse("loadStamp", network);
    expect(actor.getSnapshot().value).toEqual({ stamp: "failed", form: { editing: "open" } });
    expect(actor.getSnapshot().can(submit)).toBe(false);
    actor.send({ type: "stamp.retry" });
    await answer("loadStamp", "stamp-2");
    expect(actor.getSnapshot().can(submit)).toBe(true);
  });

  test("leaves the name and the address for another message, with a stamp of its own", async () => {
    const { actor, clock, answer, call } = await ready();
    actor.send(submit);
    await answer("sendMessage");
    expect(actor.getSnapshot().value).toEqual({ stamp: "loading", form: "sent" });
    await answer("loadStamp", "stamp-2");
    actor.send({ type: "message.another" });
    expect(actor.getSnapshot().context.draft).toEqual({ ...draft, subject: "", message: "" });
    actor.send({ type: "field.change", name: "subject", value: "And another" });
    actor.send({ type: "field.change", name: "message", value: draft.message });
    pass(clock, 5);
    actor.send(submit);
    expect(call("sendMessage").input).toMatchObject({
      draft: { ...draft, subject: "And another" },
      clientMessageId: "message-2",
      stamp: "stamp-2",
    });
  });
});

describe("again", () => {
  test("unchanged after an answer that was lost, it is the same message", async () => {
    const { actor, call } = await failed(network);
    actor.send(submit);
    expect(call("sendMessage").input).toMatchObject({ draft, clientMessageId: "message-1" });
  });

  test("changed, it is another one", async () => {
    const { actor, call } = await failed(network);
    actor.send({ type: "field.change", name: "subject", value: "Without one?" });
    actor.send(submit);
    expect(call("sendMessage").input).toMatchObject({ clientMessageId: "message-2" });
  });

  test("after a reload, with another stamp, it is the same message", async () => {
    const { actor, call } = await ready({}, "message-0");
    actor.send(submit);
    expect(call("sendMessage").input).toMatchObject({ draft, clientMessageId: "message-0" });
  });
});

describe("too early", () => {
  test("says how many seconds are left and counts them down, then takes the form", async () => {
    const { actor, clock, answer, call } = start();
    await answer("loadStamp", "stamp-1");
    pass(clock, 1);
    clock.increment(999);
    actor.send(submit);
    const seen: unknown[] = [];
    while (actor.getSnapshot().matches({ form: { editing: "early" } })) {
      const { secondsAsked, secondsLeft } = actor.getSnapshot().context;
      seen.push([clock.now(), secondsAsked, secondsLeft]);
      clock.increment(clock.now() === 1999 ? 1 : 1000);
    }
    expect(seen).toEqual([
      [1999, 4, 4],
      [2000, 4, 3],
      [3000, 4, 2],
      [4000, 4, 1],
    ]);
    expect(clock.now()).toBe(5000);
    expect(() => call("sendMessage")).toThrow("was not called");
    actor.send(submit);
    expect(call("sendMessage").input).toMatchObject({ stamp: "stamp-1" });
  });

  test("for the server as well waits as long as it says, with the same stamp", async () => {
    const { actor, clock, call } = await failed(tooFast);
    expect(actor.getSnapshot().value).toEqual({ stamp: "young", form: { editing: "early" } });
    expect(actor.getSnapshot().context).toMatchObject({
      draft,
      secondsLeft: 3,
      secondsAsked: 3,
      failure: null,
    });
    pass(clock, 3);
    actor.send(submit);
    expect(call("sendMessage").input).toMatchObject({ stamp: "stamp-1" });
  });

  test("for a server that does not say for how long waits the whole time", async () => {
    const { actor } = await failed(http(422, "too_fast"));
    expect(actor.getSnapshot().context.secondsLeft).toBe(5);
  });
});

test("a client that fills in the trap is reported as a robot once, and sends nothing", async () => {
  const { actor, call } = await ready();
  actor.send({ type: "field.change", name: "website", value: "https://robot.example" });
  actor.send(submit);
  expect(actor.getSnapshot().context.failure).toBe("robot_suspected");
  expect(() => call("sendMessage")).toThrow("was not called");
  // A person whose browser filled in the trap can send again.
  actor.send(submit);
  expect(call("sendMessage").input).toMatchObject({ draft });
});

test.each([
  [http(422, "robot_suspected"), "robot_suspected"],
  [refused(422, "email"), "email_invalid"],
  [refused(400, "email"), "email_invalid"],
  [refused(422, "subject"), "failed"],
  [unauthorized, "signed_out"],
  [rateLimited, "rate_limited"],
  [network, "unreachable"],
  [http(500, "internal"), "failed"],
  [new Error("a bug"), "failed"],
])("%o is reported as %s, and keeps text and stamp", async (error, reported) => {
  const { actor } = await failed(error);
  expect(actor.getSnapshot().value).toEqual({ stamp: "good", form: { editing: "open" } });
  expect(actor.getSnapshot().context).toMatchObject({ draft, stamp: "stamp-1", failure: reported });
  actor.send(submit);
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test("a stamp that has run out is replaced, and the text stays", async () => {
  const { actor, clock, answer, call } = await failed(refused(422, "stamp"));
  expect(actor.getSnapshot().value).toEqual({ stamp: "loading", form: { editing: "open" } });
  expect(actor.getSnapshot().context).toMatchObject({ draft, stamp: "", failure: "form_expired" });
  await answer("loadStamp", "stamp-2");
  pass(clock, 5);
  actor.send(submit);
  expect(call("sendMessage").input).toMatchObject({ draft, stamp: "stamp-2" });
});
