import type { Outcome } from "../fault.ts";
import { openSeveral } from "../several.ts";

const ROUNDS = 6;
/** Number of writes acknowledged between two faults. */
const BETWEEN = 150;

/**
 * Kills the Redis of three processes under load and starts it again: they go on without it, and each message
 * reaches its reader once and in order, whichever process that is connected to.
 */
export async function restartRedis(closing: AsyncDisposableStack): Promise<Outcome> {
  const { gemels, load, redis, finish } = await openSeveral(closing);
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS && wrong.length === 0; round++) {
    await load.renew();
    if (!(await load.isComplete())) wrong.push("not everybody is connected again");
    if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on with Redis");
    await redis.kill();
    for (const gemel of gemels) {
      if (!(await gemel.isReady())) wrong.push("a process is not ready without Redis");
    }
    if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on without Redis");
    await redis.start();
  }
  const { losses, faults } = await finish();
  return {
    done: `${ROUNDS} restarts of the Redis of ${gemels.length} processes under load`,
    losses,
    wrong: [...wrong, ...faults],
  };
}
