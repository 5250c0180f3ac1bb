import { letGo } from "../media/let-go.ts";
import type { Parts } from "../parts.ts";

/** Takes a member's voice message down and erases it. Removing none succeeds as well. */
export async function removeVoice(
  parts: Pick<Parts, "media" | "stores">,
  userId: string,
): Promise<void> {
  const former = await parts.stores.voices.replace(userId, null);
  if (former !== undefined) await letGo(parts, former);
}
