import type { Page } from "../paging/page.ts";
import { type PageQuery, readPage } from "../paging/read-page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { HeldEntry, HeldWords } from "./held-words.ts";
import { requireAdmin } from "./require-admin.ts";
import { summarizeMembers } from "./summarize-members.ts";

/** A page of held words that wait, by member, the newest first. @throws AppError `admins_only` or `invalid_cursor` */
export async function getHeldWords(
  parts: Pick<Parts, "cursors" | "stores">,
  member: Pick<Member, "id" | "isAdmin">,
  query: PageQuery,
): Promise<Page<HeldWords>> {
  requireAdmin(member);
  const { moderation } = parts.stores;
  const page = await readPage(
    parts,
    {
      memberId: member.id,
      name: "held words",
      page: moderation.pageHeld,
      count: moderation.countHeld,
      positionOf: ({ newestAt, memberId }: HeldEntry) => ({ at: newestAt, id: memberId }),
    },
    query,
  );
  const memberOf = await summarizeMembers(
    parts.stores,
    page.items.map(({ memberId }) => memberId),
  );
  return {
    ...page,
    items: page.items.map(({ memberId, ...words }) => ({ ...words, member: memberOf(memberId) })),
  };
}
