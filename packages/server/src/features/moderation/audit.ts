import type { Kysely } from "kysely";
import { type MemberSummary, summarizeMembers } from "./report.ts";
import type { Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Member } from "../../foundation/member.ts";
import { addAuditEntry, type AuditEntry, pageAudit } from "../audit/rules.ts";
import { moderationStore } from "./store.ts";
import { type Page, type PageQuery, readPage } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";

export interface AuditLine extends Omit<AuditEntry, "moderatorId" | "subjectId"> {
  readonly moderator: MemberSummary | null;
  readonly subject: MemberSummary;
}

/** Makes a member an admin, by the operator. Doing it again changes and notes nothing. */
export async function nameAdmin(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  if (await moderationStore(db).setRole(userId, "admin")) {
    await addAuditEntry(db, { at: now, action: "name_admin", subjectId: userId });
  }
}

/** Takes an admin's role away, by the operator. Doing it again changes and notes nothing. */
export async function removeAdmin(db: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  if (await moderationStore(db).setRole(userId, "member")) {
    await addAuditEntry(db, { at: now, action: "remove_admin", subjectId: userId });
  }
}

/**
 * Refuses a member who is no admin, before anything is looked up, so that the answer reveals nothing.
 * @throws AppError `admins_only`
 */
export function requireAdmin({ isAdmin }: Pick<Member, "isAdmin">): void {
  if (!isAdmin) throw new AppError("admins_only");
}

/** A page of what admins did, the newest first; without what another one did about the reader. @throws AppError `admins_only` or `invalid_cursor` */
export async function getAuditTrail(
  services: Pick<Services, "cursors" | "db">,
  member: Pick<Member, "id" | "isAdmin">,
  query: PageQuery,
): Promise<Omit<Page<AuditLine>, "total">> {
  requireAdmin(member);
  const { items, nextCursor } = await readPage(
    services,
    {
      memberId: member.id,
      name: "audit",
      page: (request) => pageAudit(services.db, member.id, request),
      count: async () => undefined,
      positionOf: ({ at, id }: AuditEntry) => ({ at, id }),
    },
    query,
  );
  const memberOf = await summarizeMembers(
    services.db,
    items.flatMap(({ moderatorId, subjectId }) => [
      subjectId,
      ...(moderatorId === null ? [] : [moderatorId]),
    ]),
  );
  return {
    nextCursor,
    items: items.map(({ moderatorId, subjectId, ...entry }) => ({
      ...entry,
      moderator: moderatorId === null ? null : memberOf(moderatorId),
      subject: memberOf(subjectId),
    })),
  };
}
