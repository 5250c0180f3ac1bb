import type { Parts } from "../parts.ts";
import { nicknameLook } from "./nickname.ts";

/** How many a round works out at most. */
const MOST_A_ROUND = 10_000;

/**
 * Keeps what nicknames look like that were claimed before this was compared. Of two that look alike the older one
 * guards the look; the other keeps its name, and a mark that no look can be.
 */
export async function keepLooks({ stores }: Pick<Parts, "stores">): Promise<void> {
  for (const { userId, nickname } of await stores.profiles.findWithoutLook(MOST_A_ROUND)) {
    if (await stores.profiles.keepLook(userId, nicknameLook(nickname))) continue;
    await stores.profiles.keepLook(userId, `=${userId}`);
  }
}
