import { seededRandom } from "@gemel/psyche/seeded-random";
import type { Outcome } from "../fault.ts";
import { openSeveral } from "../several.ts";

const DROPS = 500;
/** Number of writes acknowledged between two drops. */
const BETWEEN = 5;

/**
 * Drops live connections of three processes without a close frame while members talk: each message reaches
 * its reader once and in order.
 */
export async function dropSockets(closing: AsyncDisposableStack): Promise<Outcome> {
  const { gemels, load, finish } = await openSeveral(closing);
  const random = seededRandom(DROPS);
  const wrong: string[] = [];
  let drops = 0;
  while (drops < DROPS && wrong.length === 0) {
    await load.renew();
    if (!(await load.goesOn(BETWEEN))) wrong.push("it does not go on");
    const { talkers } = load.chat;
    if (talkers[random.below(talkers.length)]?.drop()) drops++;
  }
  const { losses, faults } = await finish();
  return {
    done: `${drops} live connections of ${gemels.length} processes dropped under load`,
    losses,
    wrong: [...wrong, ...faults],
  };
}
