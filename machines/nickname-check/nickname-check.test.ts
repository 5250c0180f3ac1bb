import { describe, expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { nicknameCheckMachine, nicknameMinimum } from "./nickname-check.machine.ts";

const start = () => run(nicknameCheckMachine);

function type(running: ReturnType<typeof start>, nickname: string) {
  running.actor.send({ type: "nickname.type", nickname });
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(nicknameCheckMachine, {
    events: [
      { type: "nickname.type", nickname: "" },
      { type: "nickname.type", nickname: "Mara" },
      { type: "nickname.type", nickname: "Mara of Ghent" },
      { type: "nickname.type", nickname: "Noor of Lille" },
      { type: "nickname.type", nickname: "Noor of Lille and then of Ghent" },
    ],
    answers: {
      checkNickname: [
        { output: { available: true } },
        { output: { available: false } },
        { error: http(422, "validation_failed") },
        { error: network },
      ],
    },
    key: ({ nickname }) => nickname,
  }));

describe("length", () => {
  test.each([
    ["", "idle"],
    ["   ", "idle"],
    ["Mara", "too_short"],
    [" Mara ", "too_short"],
    // Four letters that are six code units, and one letter in two code points.
    ["🙂🙂ab", "too_short"],
    ["Zoe\u0308e", "too_short"],
  ])("%j is %s", (nickname, state) => {
    const running = start();
    type(running, "long enough");
    type(running, nickname);
    expect(running.actor.getSnapshot().value).toBe(state);
  });

  test("five characters are enough", () => {
    const running = start();
    type(running, "a".repeat(nicknameMinimum));
    expect(running.actor.getSnapshot().value).toEqual({ checking: "waiting" });
  });
});

test.each([
  ["a".repeat(31), "too_long"],
  [` ${"a".repeat(30)} `, { checking: "waiting" }],
  ["🙂".repeat(30), { checking: "waiting" }],
])("%j: 30 characters are not too many, and one more is not asked", (nickname, state) => {
  const running = start();
  type(running, nickname);
  expect(running.actor.getSnapshot().value).toEqual(state);
});

test("an answer that refuses the nickname is a judgement, and no failure of the check", async () => {
  const running = start();
  type(running, "Mara!!");
  running.clock.increment(500);
  await running.refuse("checkNickname", http(422, "validation_failed"));
  const { value, context } = running.actor.getSnapshot();
  expect({ value, failure: context.failure }).toEqual({ value: "refused", failure: null });
});

test("asks 500 ms after typing stops, for the composed and trimmed nickname", () => {
  const running = start();
  type(running, "Marae");
  running.clock.increment(499);
  type(running, " Marae\u0301 ");
  running.clock.increment(499);
  expect(() => running.call("checkNickname")).toThrow("was not called");
  running.clock.increment(1);
  expect(running.call("checkNickname").input).toEqual({ nickname: "Mara\u00e9" });
});

test("an answer about an earlier nickname is dropped and its call aborted", async () => {
  const running = start();
  type(running, "first");
  running.clock.increment(500);
  const first = running.call("checkNickname");
  type(running, "second");
  expect(first.signal.aborted).toBe(true);
  await running.answer("checkNickname", { available: true });
  expect(running.actor.getSnapshot().value).toEqual({ checking: "waiting" });
  running.clock.increment(500);
  await running.answer("checkNickname", { available: false });
  expect(running.actor.getSnapshot().value).toBe("taken");
});

test("a blank at the end of a checked nickname asks nothing again", async () => {
  const running = start();
  type(running, "second");
  running.clock.increment(500);
  await running.answer("checkNickname", { available: true });
  type(running, "second ");
  expect(running.actor.getSnapshot().value).toBe("available");
});

test("a failure is kept until something else is typed", async () => {
  const running = start();
  type(running, "second");
  running.clock.increment(500);
  await running.refuse("checkNickname", rateLimited);
  expect(running.actor.getSnapshot().value).toBe("error");
  expect(running.actor.getSnapshot().context.failure).toMatchObject({ kind: "http", status: 429 });
  type(running, "second2");
  running.clock.increment(500);
  await running.answer("checkNickname", { available: true });
  expect(running.actor.getSnapshot().value).toBe("available");
});
