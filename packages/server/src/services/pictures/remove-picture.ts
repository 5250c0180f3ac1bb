import { letGo } from "../media/let-go.ts";
import type { Parts } from "../parts.ts";

/** Takes a member's picture down and erases it. Removing none succeeds as well. */
export async function removePicture(
  parts: Pick<Parts, "media" | "stores">,
  userId: string,
): Promise<void> {
  const former = await parts.stores.pictures.replace(userId, null);
  if (former !== undefined) await letGo(parts, former);
}
