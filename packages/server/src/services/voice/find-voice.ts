import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";

/**
 * Which file somebody's voice message is, for a member who asks. Whoever has none, does not exist, or is
 * kept away in either direction is refused alike.
 */
export async function findVoice(
  parts: Pick<Parts, "stores">,
  memberId: string,
  userId: string,
): Promise<string> {
  const name = await parts.stores.voices.findFor(memberId, userId);
  if (name === undefined) throw new AppError("not_found");
  return name;
}
