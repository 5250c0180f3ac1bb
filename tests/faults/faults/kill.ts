import { seededRandom } from "@gemel/psyche/seeded-random";
import { isWhole } from "../checkers/losses.ts";
import type { Outcome } from "../fault.ts";
import { Load } from "../load/load.ts";
import { Gemel } from "../processes/gemel.ts";
import type { Site } from "../site.ts";

/** Number of writes acknowledged before each kill, at least and at most. */
const [LEAST, MOST] = [10, 60];

/**
 * Kills the server of a site again and again in the middle of its work, and looks after each start whether all
 * that it ever acknowledged is there. Ends with the first loss. On the embedded database a second process is
 * started on the same folder each time, and must be refused.
 */
export async function killRepeatedly(
  closing: AsyncDisposableStack,
  { settings, cast }: Site,
  times: number,
): Promise<Outcome> {
  const isEmbedded = settings["DATABASE_URL"] === undefined;
  const random = seededRandom(times);
  const gemel = await Gemel.open(closing, settings);
  const load = new Load(closing, cast, gemel.url);
  const wrong: string[] = [];
  let kills = 0;
  let refusedSeconds = 0;
  let losses = await load.check();
  while (kills < times && isWhole(losses) && wrong.length === 0) {
    await load.renew();
    await load.chat.connect();
    load.begin();
    if (!(await load.goesOn(LEAST + random.below(MOST - LEAST)))) wrong.push("it goes on no more");
    await gemel.kill();
    kills++;
    await load.rest();
    await gemel.start();
    if (isEmbedded) {
      const refusal = await gemel.startSecond();
      if (refusal.includes("is in use by another Gemel process")) refusedSeconds++;
      else wrong.push(`a second process on the folder was not refused: "${refusal}"`);
    }
    losses = await load.check();
  }
  await load.chat.connect();
  if (wrong.length === 0) losses = await load.finish();
  const seconds = isEmbedded ? `, ${refusedSeconds} second processes refused` : "";
  return {
    done: `${kills} kills under load${seconds}`,
    losses,
    slowestReadyMs: gemel.slowestReadyMs,
    wrong: [...wrong, ...load.refusalsBut(), ...gemel.breakdowns],
  };
}
