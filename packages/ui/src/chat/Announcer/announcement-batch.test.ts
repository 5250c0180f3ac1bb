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
