import { expect, test } from "vitest";
import { announcementBatch, gatherMs, restMs } from "./announcement-batch.ts";
import { fakeClock } from "../testing/fake-clock.ts";

const start = () => {
  const clock = fakeClock();
  const announced: string[] = [];
  const batch = announcementBatch(clock, (first, more) => announced.push(`${first.text} +${more}`));
  const say = (...texts: string[]) => {
    for (const text of texts) batch.add({ author: "Giulia", text });
  };
  return { clock, announced, batch, say };
};

test("a burst is one announcement", () => {
  const { clock, announced, say } = start();
  say("Ciao", "How", "are you");
  expect(announced).toEqual([]);
  clock.pass(gatherMs);
  expect(announced).toEqual(["Ciao +2"]);
});

test("what follows waits until the first was read", () => {
  const { clock, announced, say } = start();
  say("one");
  clock.pass(gatherMs);
  say("two");
  clock.pass(restMs - 1);
  say("three");
  expect(announced).toEqual(["one +0"]);
  clock.pass(1);
  expect(announced).toEqual(["one +0", "two +1"]);
});

test("after a pause the next comes as soon as the first did", () => {
  const { clock, announced, say } = start();
  say("one");
  clock.pass(gatherMs + restMs);
  say("two");
  clock.pass(gatherMs);
  expect(announced).toEqual(["one +0", "two +0"]);
});

test("stopped, it says nothing more", () => {
  const { clock, announced, batch, say } = start();
  say("one");
  batch.stop();
  clock.pass(restMs);
  expect(announced).toEqual([]);
});
