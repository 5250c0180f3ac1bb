import { AppError } from "../../errors/app-error.ts";
import { lockChecked } from "../accounts/lock-checked.ts";
import { requirePassword } from "../accounts/require-password.ts";
import type { Parts } from "../parts.ts";
import { endLiveOf } from "./end-live-of.ts";
import { erasureTime } from "./erasure-time.ts";

/**
 * Deletes the account of a member who gives its password: they are nobody to everybody, every session of
 * theirs ends, and they are told by mail how to come back. @returns until when they can
 * @throws AppError `wrong_password`, or `unauthorized` where it was deleted meanwhile
 */
export async function deleteAccount(
  parts: Pick<Parts, "clock" | "live" | "passwords" | "stores" | "transaction">,
  memberId: string,
  password: string,
): Promise<Date> {
  const checked = await requirePassword(parts, memberId, password);
  const now = parts.clock();
  await parts.transaction(async ({ accounts, jobs, sessions }) => {
    await lockChecked(accounts, checked, "wrong_password");
    if (!(await accounts.delete(memberId, now))) throw new AppError("unauthorized");
    await sessions.endAll(memberId, now);
    await jobs.send("account-deleted-mail", { userId: memberId });
  });
  await endLiveOf(parts, memberId);
  return erasureTime(now);
}
