import type { Kysely } from "kysely";
import type { MemberSummary } from "./report.ts";
import type { Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Member } from "../../foundation/member.ts";
import { addAuditEntry, type AuditEntry } from "../audit/rules.ts";
import { moderationStore } from "./store.ts";

/** An entry with its members. */
export interface AuditLine extends Omit<AuditEntry, "moderatorId" | "subjectId"> {
  readonly moderator: MemberSummary | null;
  readonly subject: MemberSummary;
}

/** Makes a member an admin, by the operator. Doing it again changes and notes nothing. */
export async function nameAdmin(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  if (await moderationStore(db).setRole(userId, "admin")) {
    await note(db, "name_admin", userId, now);
  }
}

/** Takes an admin's role away, by the operator. Doing it again changes and notes nothing. */
export async function removeAdmin(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  if (await moderationStore(db).setRole(userId, "member")) {
    await note(db, "remove_admin", userId, now);
  }
}

async function note(
  db: Kysely<Schema>,
  action: "name_admin" | "remove_admin",
  subjectId: string,
  at: Date,
): Promise<void> {
  const entry = { at, action, moderatorId: null, subjectId, reportId: null, note: "" };
  await addAuditEntry(db, entry);
}

/**
 * Refuses a member who is no admin, before anything is looked up, so that the answer reveals nothing.
 * @throws AppError `admins_only`
 */
export function requireAdmin({ isAdmin }: Pick<Member, "isAdmin">): void {
  if (!isAdmin) throw new AppError("admins_only");
}
