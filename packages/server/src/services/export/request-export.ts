import { randomUUID } from "node:crypto";
import { letGo } from "../media/let-go.ts";
import type { Parts } from "../parts.ts";

/**
 * Asks for a copy of all that Gemel keeps about a member; harmless while one is being made. A new one takes
 * the place of the old, whose file goes at once.
 */
export async function requestExport(
  parts: Pick<Parts, "clock" | "media" | "transaction">,
  userId: string,
): Promise<void> {
  const former = await parts.transaction(async ({ exports, jobs }) => {
    const found = await exports.find(userId);
    const id = randomUUID();
    if (!(await exports.begin({ id, userId, requestedAt: parts.clock() }))) return undefined;
    await jobs.send("export", { userId, exportId: id });
    return found?.archive?.file;
  });
  if (former !== undefined) await letGo(parts, former);
}
