import { AppError } from "../../errors/app-error.ts";
import { lockChecked, requirePassword } from "./passwords.ts";
import type { Services } from "../../services.ts";
import { endLiveOf, endSessions, erasureTime, markDeleted } from "../account-status/deletion.ts";

/**
 * Deletes the account of a member who gives its password: they are hidden from all members, every session of
 * theirs ends, and a mail says how to come back. @returns until when they can
 * @throws AppError `wrong_password`, or `unauthorized` where another request has deleted it
 */
export async function deleteAccount(
  services: Pick<Services, "clock" | "db" | "live" | "passwords" | "transaction">,
  memberId: string,
  password: string,
): Promise<Date> {
  const checked = await requirePassword(services, memberId, password);
  const now = services.clock();
  await services.transaction(async (db) => {
    await lockChecked(db, checked, "wrong_password");
    if (!(await markDeleted(db, memberId, now))) throw new AppError("unauthorized");
    await endSessions(db, memberId, now);
    await db.jobs.send("account-deleted-mail", { userId: memberId });
  });
  await endLiveOf(services, memberId);
  return erasureTime(now);
}
