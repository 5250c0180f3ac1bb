import { AppError } from "../../errors/app-error.ts";
import { lockOwn, requirePassword } from "./passwords.ts";
import type { Services } from "../../services.ts";
import type { Db } from "../../jobs/db.ts";
import type { JobData } from "../../jobs/jobs.ts";
import { addAuditEntry } from "../audit/rules.ts";
import type { Account } from "./account.ts";
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
    await lockOwn(db, checked);
    if (!(await leave(db, { userId: memberId }, now))) throw new AppError("unauthorized");
  });
  await endLiveOf(services, memberId);
  return erasureTime(now);
}

/**
 * Deletes the account of a member by the operator, as the member's own deletion does: a suspension stays. Live
 * connections end with the job that sends the mail. Doing it again changes and notes nothing.
 * @returns until when the account can come back
 */
export async function deleteByOperator(
  db: Db,
  { id: subjectId, deletedAt }: Pick<Account, "id" | "deletedAt">,
  at: Date,
): Promise<Date> {
  if (deletedAt !== null) return erasureTime(deletedAt);
  if (await leave(db, { userId: subjectId, isByOperator: true }, at)) {
    await addAuditEntry(db, { at, subjectId, action: "erase_account" });
  }
  return erasureTime(at);
}

async function leave(db: Db, left: JobData["account-deleted-mail"], now: Date): Promise<boolean> {
  if (!(await markDeleted(db, left.userId, now))) return false;
  await endSessions(db, left.userId, now);
  await db.jobs.send("account-deleted-mail", left);
  return true;
}
