import { expect, test } from "vitest";
import { createRandomNetwork } from "./testing/random-network.ts";

const runs = 150;
const steps = 60;

test("whatever the network does, each message is there once, in the server's order", async () => {
  for (let seed = 1; seed <= runs; seed++) {
    const { actor, log, step, rest } = createRandomNetwork(seed);
    actor.start();
    for (let count = 0; count < steps; count++) await step();
    await rest();
    const { messages, outbox } = actor.getSnapshot().context;
    expect(outbox, `seed ${seed}`).toEqual([]);
    expect(
      messages.map(({ id }) => id),
      `seed ${seed}`,
    ).toEqual(log.map(({ id }) => id));
    const own = log.flatMap(({ client_msg_id }) => client_msg_id ?? []);
    expect(own.length, `seed ${seed}`).toBe(new Set(own).size);
    actor.stop();
  }
});
