import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Each keeps a connection open; who comes beyond is answered at once. */
const MAX_HELD = 1_000;

/** Waits for a random time, so that refused callers do not all ask again at once. */
const holdForAboutASecond = (): Promise<unknown> => wait(500 + 1_000 * Math.random());

/**
 * Holds back the answer to who has asked too often. A program that asks again as soon as it is answered then
 * asks seldom, and no other caller waits because of it.
 */
export function holdRefusals(app: FastifyInstance, hold = holdForAboutASecond): void {
  let held = 0;
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode !== 429 || held >= MAX_HELD) return;
    held += 1;
    try {
      await hold();
    } finally {
      held -= 1;
    }
  });
}
