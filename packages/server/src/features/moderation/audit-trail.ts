import { type Page, type PageQuery, readPage } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { type AuditEntry, pageAudit } from "../audit/rules.ts";
import { type AuditLine, requireAdmin } from "./audit.ts";
import { summarizeMembers } from "./members.ts";

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
