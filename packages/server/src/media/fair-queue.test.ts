import { describe, expect, it } from "vitest";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/** Creates work that ends when the test ends it, and records the order in which it began. */
function workshop(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (memberId: string, name: string): Promise<void> =>
    queue.take(memberId, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, take, end };
}

describe("a fair queue", () => {
  it("serves members one after the other, however much one of them sends", async () => {
    const queue = createFairQueue({ running: 2, waiting: 20, waitingOfMember: 10 });
    const { begun, take, end } = workshop(queue);
    for (const name of ["a1", "a2", "a3", "a4"]) void take("a", name);
    void take("b", "b1");
    void take("c", "c1");
    void take("b", "b2");
    await end("none");
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "a2"]);
    await end("b1");
    await end("a2");
    await end("c1");
    expect(begun).toEqual(["a1", "b1", "a2", "c1", "b2", "a3"]);
  });

  it("refuses what is too much of one member, and too much of all, each by its own code", async () => {
    const queue = createFairQueue({ running: 1, waiting: 4, waitingOfMember: 2 });
    const { begun, take, end } = workshop(queue);
    void take("a", "a1");
    void take("a", "a2");
    void take("a", "a3");
    await expect(take("a", "a4")).rejects.toMatchObject({
      refusal: "rate_limited",
      retryAfter: 5,
    });
    void take("b", "b1");
    void take("c", "c1");
    await expect(take("d", "d1")).rejects.toMatchObject({ refusal: "unavailable", retryAfter: 5 });
    await end("a1");
    await end("a2");
    void take("d", "d2");
    for (const name of ["b1", "c1", "a3", "d2"]) await end(name);
    expect(begun.toSorted()).toEqual(["a1", "a2", "a3", "b1", "c1", "d2"]);
  });

  it("goes on after work that fails", async () => {
    const queue = createFairQueue({ running: 1, waiting: 4, waitingOfMember: 2 });
    await expect(queue.take("a", () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(await queue.take("a", () => Promise.resolve(1))).toBe(1);
  });
});
