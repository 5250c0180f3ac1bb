import type { Parts } from "../parts.ts";
import { isTwinShared } from "./is-twin-shared.ts";

/** Whether a member may speak with an owner's twin now: with their own, and with one that is shared with them. */
export async function maySpeakToTwin(
  parts: Pick<Parts, "stores">,
  memberId: string,
  ownerId: string,
): Promise<boolean> {
  if (memberId === ownerId) return true;
  const [owner] = await parts.stores.candidates.findVisible(memberId, [ownerId]);
  return owner !== undefined && isTwinShared(owner);
}
