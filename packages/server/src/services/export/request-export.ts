import { randomUUID } from "node:crypto";
import { lockChecked } from "../accounts/lock-checked.ts";
import { requirePassword } from "../accounts/require-password.ts";
import { letGo } from "../media/let-go.ts";
import type { Parts } from "../parts.ts";

/**
 * Asks for a copy of all that Gemel keeps about a member who gives the password; harmless while one is being
 * made. A new one takes the place of the old, whose file goes at once.
 * @param admit counts copies, and refuses too many
 * @throws AppError `wrong_password`, or what `admit` throws
 */
export async function requestExport(
  parts: Pick<Parts, "clock" | "media" | "passwords" | "stores" | "transaction">,
  userId: string,
  password: string,
  admit: () => Promise<void>,
): Promise<void> {
  const checked = await requirePassword(parts, userId, password);
  await admit();
  const former = await parts.transaction(async ({ accounts, exports, jobs }) => {
    await lockChecked(accounts, checked, "wrong_password");
    const found = await exports.find(userId);
    const id = randomUUID();
    if (!(await exports.begin({ id, userId, requestedAt: parts.clock() }))) return undefined;
    await jobs.send("export", { userId, exportId: id });
    return found?.archive?.file;
  });
  if (former !== undefined) await letGo(parts, former);
}
