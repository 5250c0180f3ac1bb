import type { Page } from "../paging/page.ts";
import { type PageQuery, readPage } from "../paging/read-page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { AuditEntry, AuditLine } from "./audit-entry.ts";
import { requireAdmin } from "./require-admin.ts";
import { summarizeMembers } from "./summarize-members.ts";

/** A page of what admins did, the newest first. @throws AppError `admins_only` or `invalid_cursor` */
export async function getAuditTrail(
  parts: Pick<Parts, "cursors" | "stores">,
  member: Pick<Member, "id" | "isAdmin">,
  query: PageQuery,
): Promise<Omit<Page<AuditLine>, "total">> {
  requireAdmin(member);
  const { items, nextCursor } = await readPage(
    parts,
    {
      memberId: member.id,
      name: "audit",
      page: parts.stores.audit.page,
      count: async () => undefined,
      positionOf: ({ at, id }: AuditEntry) => ({ at, id }),
    },
    query,
  );
  const memberOf = await summarizeMembers(
    parts.stores,
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
