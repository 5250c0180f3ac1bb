import type { Parts } from "../parts.ts";
import { isReservedNickname } from "./reserved-nicknames.ts";
import { parseNickname, requireOneScript } from "./nickname.ts";

/**
 * Whether a member could claim a nickname right now. Only saving the profile claims it.
 * @throws AppError `rule_broken`
 */
export async function checkNickname(
  parts: Pick<Parts, "stores">,
  userId: string,
  typed: string,
): Promise<boolean> {
  const nickname = parseNickname(typed);
  const owners = await parts.stores.profiles.findLookAlikes(nickname);
  if (owners.some((owner) => owner !== userId)) return false;
  requireOneScript(nickname);
  return !isReservedNickname(nickname);
}
