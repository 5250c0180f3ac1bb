import type { Parts } from "../parts.ts";
import { isTwinShared } from "./is-twin-shared.ts";
import type { TwinWords } from "./twin-sharing-store.ts";

/**
 * What the twin of an owner may say to another member now. Nothing where the owner does not share it with
 * them: then there is no conversation and no prompt.
 */
export async function whatTwinMaySay(
  { stores }: Pick<Parts, "stores">,
  memberId: string,
  ownerId: string,
): Promise<TwinWords | undefined> {
  const [owner] = await stores.candidates.findVisible(memberId, [ownerId]);
  if (owner === undefined || !isTwinShared(owner)) return undefined;
  return stores.twinSharing.findWords(ownerId);
}
