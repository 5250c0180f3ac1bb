import type { Outcome } from "../fault.ts";
import { openSeveral } from "../several.ts";

const ROUNDS = 3;
/** Number of writes acknowledged between two restarts. */
const BETWEEN = 100;

/**
 * Restarts three processes one after the other, as an upgrade does, while members talk: each message reaches
 * its reader once and in order, and no call is refused.
 */
export async function restartInTurn(closing: AsyncDisposableStack): Promise<Outcome> {
  const { gemels, load, finish } = await openSeveral(closing);
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const gemel of gemels) {
      await load.renew();
      if (!(await load.isComplete())) wrong.push("not everybody is connected again");
      if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on");
      await gemel.stop();
      await gemel.start();
    }
  }
  const { losses, faults } = await finish();
  const slowestMs = Math.max(...gemels.map(({ slowestReadyMs }) => slowestReadyMs));
  return {
    // Printed, not judged: the other processes answer during a start, and keep the machine busy.
    done: `${ROUNDS * gemels.length} restarts of ${gemels.length} processes in turn under load, each ready within ${(slowestMs / 1_000).toFixed(1)} s`,
    losses,
    wrong: [...wrong, ...faults],
  };
}
