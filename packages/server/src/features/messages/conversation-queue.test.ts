import { expect, it } from "vitest";
import { createConversationQueue } from "./conversation-queue.ts";

it("takes what has the same key one after the other, and the rest at once", async () => {
  const queue = createConversationQueue();
  const order: string[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = (name: string, gate: Promise<void>) => async () => {
    order.push(`${name} begins`);
    await gate;
    order.push(`${name} ends`);
    return name;
  };
  const [first, second] = gates.map(({ promise }) => promise);
  const all = [
    queue.run("a", work("one", first ?? Promise.resolve())),
    queue.run("a", work("two", Promise.resolve())),
    queue.run("b", work("three", second ?? Promise.resolve())),
  ];
  gates[1]?.resolve();
  await all[2];
  expect(order).toEqual(["one begins", "three begins", "three ends"]);
  gates[0]?.resolve();
  expect(await Promise.all(all)).toEqual(["one", "two", "three"]);
  expect(order.slice(3)).toEqual(["one ends", "two begins", "two ends"]);
});

it("goes on after work that failed, and passes its failure to the caller", async () => {
  const queue = createConversationQueue();
  const failed = queue.run("a", () => Promise.reject(new Error("no")));
  const next = queue.run("a", () => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
