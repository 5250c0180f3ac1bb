import { type MemberSummary, summarizeMembers } from "./report.ts";
import { type Page, type PageQuery, readPage } from "../../foundation/page.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { requireAdmin } from "./audit.ts";
import { AppError } from "../../errors/app-error.ts";
import { moderationStore } from "./store.ts";
import { addAuditEntry, noteVisit } from "../audit/rules.ts";

export interface HeldEntry {
  readonly memberId: string;
  /** Different ones, the earliest of those that wait. */
  readonly texts: readonly string[];
  /** Number of people to whom the member sent them. */
  readonly people: number;
  /** Time of the newest of these; all texts said up to then are among them. */
  readonly newestAt: Date;
}

export interface HeldTexts extends Omit<HeldEntry, "memberId"> {
  readonly member: MemberSummary;
}

/** Released texts are sent to their recipients; discarded ones never are. */
export type HeldAction = "release" | "discard";

/**
 * A page of held texts that wait, by member, the newest first. It is handed out only with a note in the trail for
 * each member that their texts were read.
 * @throws AppError `admins_only` or `invalid_cursor`
 */
export async function pageHeldTexts(
  services: Pick<Services, "clock" | "cursors" | "db">,
  member: Pick<Member, "id" | "isAdmin">,
  query: PageQuery,
): Promise<Page<HeldTexts>> {
  requireAdmin(member);
  const moderation = moderationStore(services.db);
  const page = await readPage(
    services,
    {
      memberId: member.id,
      name: "held words",
      page: (request) => moderation.pageHeld(member.id, request),
      count: () => moderation.countHeld(member.id),
      positionOf: ({ newestAt, memberId }: HeldEntry) => ({ at: newestAt, id: memberId }),
    },
    query,
  );
  const writers = page.items.map(({ memberId }) => memberId);
  for (const subjectId of writers) {
    const look = { moderatorId: member.id, subjectId, reportId: null };
    await noteVisit(services.db, services, { action: "read_words", ...look });
  }
  const memberOf = await summarizeMembers(services.db, writers);
  return {
    ...page,
    items: page.items.map(({ memberId, ...texts }) => ({ ...texts, member: memberOf(memberId) })),
  };
}

interface Judgement {
  readonly action: HeldAction;
  readonly note: string;
  /** The newest that the admin has seen: later texts wait for the next ruling. */
  readonly until: Date;
}

/**
 * Releases or discards the texts of a member that wait, and notes it in the trail. The member sees them as
 * before, whatever the ruling.
 * @throws AppError `admins_only`, `already_decided` where nothing waits, or `rule_broken` for the admin's own
 */
export async function judgeHeldTexts(
  services: Pick<Services, "clock" | "transaction">,
  member: Pick<Member, "id" | "isAdmin">,
  userId: string,
  { action, note, until }: Judgement,
): Promise<void> {
  requireAdmin(member);
  if (userId === member.id) {
    throw new AppError("rule_broken", {
      message: "Another admin has to decide about your own words.",
      details: [{ field: "id", code: "oneself", message: "These words are yours." }],
    });
  }
  await services.transaction(async (db) => {
    const candidateIds = await moderationStore(db).judgeHeld(userId, action, until);
    if (candidateIds.length === 0) throw new AppError("already_decided");
    if (action === "release") {
      for (const candidateId of candidateIds) {
        await db.jobs.send("released-words", { memberId: userId, candidateId });
      }
    }
    await addAuditEntry(db, {
      at: services.clock(),
      action: `${action}_words`,
      moderatorId: member.id,
      subjectId: userId,
      note,
    });
  });
}
