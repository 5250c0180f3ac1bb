import type { Parts } from "../parts.ts";
import { parseNickname } from "./nickname.ts";

/** Whether a member could claim a nickname right now. Only saving the profile claims it. */
export async function checkNickname(
  parts: Pick<Parts, "stores">,
  userId: string,
  typed: string,
): Promise<boolean> {
  const owner = await parts.stores.profiles.findNicknameOwner(parseNickname(typed).key);
  return owner === undefined || owner === userId;
}
