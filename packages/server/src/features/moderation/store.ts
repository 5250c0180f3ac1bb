import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Ruling, Evidence, ReportEntry, ReporterHistory } from "./report.ts";
import type { PageRequest, Position } from "../../foundation/page.ts";
import type { HeldAction, HeldEntry } from "./held-texts.ts";
import { severityLevelOf } from "../reports/severity.ts";
import { countOf, olderThan } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";

const entryColumns = [
  "id",
  "reason",
  "severity",
  "details",
  "created_at as createdAt",
  "added_at as addedAt",
  "reporter_id as reporterId",
  "reported_id as reportedId",
  "decision as action",
  "decision_note as note",
  "decided_by as moderatorId",
  "decided_at as ruledAt",
] as const;

/** An admin sees so many of the texts that a member sent to many, and rules on these. */
const MAX_TEXTS = 5;

/** Whether a text waits for a ruling, by a query that reads `decisions`. */
const waitsForRuling = sql<boolean>`held and not discarded and action = 'like' and message is not null`;

/** Time of a text, in a query that reads `decisions`. */
const saidAt = sql<Date>`greatest(decided_at, said_at)`;

export function moderationStore(db: Kysely<Schema>) {
  /** No admin is shown what is about themself. */
  const reportsFor = (adminId: string) =>
    db.selectFrom("reports").where("reported_id", "<>", adminId);
  /** The same for held texts. */
  const heldFor = (adminId: string) =>
    db.selectFrom("decisions").where("member_id", "<>", adminId).where(waitsForRuling);
  return {
    /** @returns false where nothing changes: it is their role already, or they are erased */
    setRole: async (userId: string, role: "member" | "admin"): Promise<boolean> => {
      const changed = await db
        .updateTable("users")
        .set({ role })
        .where("id", "=", userId)
        .where("role", "<>", role)
        .returning("id")
        .executeTakeFirst();
      return changed !== undefined;
    },
    findAdmins: async (): Promise<readonly string[]> => {
      const query = db.selectFrom("users").select("email").where("role", "=", "admin");
      return (await query.orderBy("email").execute()).map(({ email }) => email);
    },
    /** Returns the reports without a ruling: the most severe first, then most reporters, then the oldest. */
    pageOpen: async (
      adminId: string,
      { after, limit }: PageRequest,
    ): Promise<readonly ReportEntry[]> => {
      const rows = await reportsFor(adminId)
        .select(entryColumns)
        .where("decided_at", "is", null)
        .where(after === undefined ? sql<boolean>`true` : comesAfter(after))
        .orderBy(urgency("reports"), "desc")
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(asEntry);
    },
    countOpen: (adminId: string) => countOf(reportsFor(adminId).where("decided_at", "is", null)),
    pageClosed: async (
      adminId: string,
      { after, limit }: PageRequest,
    ): Promise<readonly ReportEntry[]> => {
      const rows = await reportsFor(adminId)
        .select(entryColumns)
        .where("decided_at", "is not", null)
        .where(olderThan("decided_at", "id", after))
        .orderBy("decided_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(asEntry);
    },
    countClosed: (adminId: string) =>
      countOf(reportsFor(adminId).where("decided_at", "is not", null)),
    find: async (
      adminId: string,
      reportId: string,
    ): Promise<(ReportEntry & Evidence) | undefined> => {
      const row = await reportsFor(adminId)
        .select(entryColumns)
        .select(["profile", "messages", "additions", "former_profiles as former"])
        .select(["left_out as leftOut", "picture_file as pictureFile", "voice_file as voiceFile"])
        .where("id", "=", reportId)
        .executeTakeFirst();
      return row && asEntry(row);
    },
    findForUpdate: async (adminId: string, reportId: string): Promise<ReportEntry | undefined> => {
      const row = await reportsFor(adminId)
        .select(entryColumns)
        .where("id", "=", reportId)
        .forUpdate()
        .executeTakeFirst();
      return row && asEntry(row);
    },
    saveRuling: (reportId: string, { action, note, ruledAt, moderatorId }: Ruling) =>
      db
        .updateTable("reports")
        .set({
          decision: action,
          decision_note: note,
          decided_at: ruledAt,
          decided_by: moderatorId,
        })
        .where("id", "=", reportId)
        .execute(),
    /**
     * Held texts that wait, by member: the newest first. Of each member the earliest texts, whole up to a moment:
     * a ruling up to then meets no other text, also where the writer takes one back in between.
     */
    pageHeld: async (
      adminId: string,
      { after, limit }: PageRequest,
    ): Promise<readonly HeldEntry[]> =>
      db
        .with("waiting", () =>
          heldFor(adminId).select(["member_id", "message", saidAt.as("said_at")]),
        )
        .with("texts", (query) =>
          query
            .selectFrom("waiting")
            .select(({ fn }) => ["member_id", fn.min("said_at").as("said_at")])
            .select(
              sql<number>`row_number() over (partition by member_id order by min(said_at))`.as(
                "place",
              ),
            )
            .groupBy(["member_id", "message"]),
        )
        .selectFrom("waiting")
        .leftJoin("texts as next", (join) =>
          join
            .onRef("next.member_id", "=", "waiting.member_id")
            .on("next.place", "=", MAX_TEXTS + 1),
        )
        .where(({ eb, or }) =>
          or([
            eb("next.said_at", "is", null),
            eb("waiting.said_at", "<", eb.ref("next.said_at").$notNull()),
          ]),
        )
        .select([
          "waiting.member_id as memberId",
          sql<string[]>`array_agg(distinct message)`.as("texts"),
          sql<number>`count(*)::int`.as("people"),
          sql<Date>`max(waiting.said_at)`.as("newestAt"),
        ])
        .groupBy("waiting.member_id")
        .having(
          after === undefined
            ? sql<boolean>`true`
            : sql<boolean>`(max(waiting.said_at), waiting.member_id)
                < (${after.at}, ${after.id}::uuid)`,
        )
        .orderBy("newestAt", "desc")
        .orderBy("waiting.member_id", "desc")
        .limit(limit)
        .execute(),
    countHeld: async (adminId: string): Promise<number> => {
      const query = heldFor(adminId).select(sql<number>`count(distinct member_id)`.as("count"));
      return Number((await query.executeTakeFirstOrThrow()).count);
    },
    /** Rules on the waiting texts of a member up to a moment. @returns the ids of their recipients */
    judgeHeld: async (memberId: string, action: HeldAction, until: Date) => {
      const rows = await db
        .updateTable("decisions")
        .set(action === "release" ? { held: false } : { discarded: true })
        .where("member_id", "=", memberId)
        .where(waitsForRuling)
        .where(saidAt, "<=", until)
        .returning("candidate_id")
        .execute();
      return rows.map((row) => row.candidate_id);
    },
    /**
     * How many reports there are about a member that were not dismissed, one left out, and how many members but its
     * reporter made them.
     */
    countAbout: (entry: Pick<ReportEntry, "id" | "reporterId" | "reportedId">) =>
      db
        .selectFrom("reports")
        .select([
          sql<number>`count(*)::int`.as("reports"),
          sql<number>`(count(distinct reporter_id)
            filter (where reporter_id <> ${entry.reporterId}))::int`.as("reporters"),
        ])
        .where("reported_id", "=", entry.reportedId)
        .where("id", "<>", entry.id)
        .where("decision", "is distinct from", "dismiss")
        .executeTakeFirstOrThrow(),
    /** How many members have reported each of these, in reports that corroborate others and were not dismissed. */
    countReporters: async (reportedIds: readonly string[]) => {
      if (reportedIds.length === 0) return new Map<string, number>();
      const rows = await db
        .selectFrom("reports")
        .select(["reported_id as id", sql<number>`count(distinct reporter_id)::int`.as("count")])
        .where("reported_id", "in", reportedIds)
        .where("corroborates", "=", true)
        .where("decision", "is distinct from", "dismiss")
        .groupBy("reported_id")
        .execute();
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    /** Counts each member's reports, and the dismissed ones, as far as an admin is shown them. */
    findHistories: async (adminId: string, reporterIds: readonly string[]) => {
      if (reporterIds.length === 0) return new Map<string, ReporterHistory>();
      const rows = await reportsFor(adminId)
        .select([
          "reporter_id",
          sql<number>`count(*)::int`.as("reports"),
          sql<number>`(count(*) filter (where decision = 'dismiss'))::int`.as("dismissed"),
        ])
        .where("reporter_id", "in", reporterIds)
        .groupBy("reporter_id")
        .execute();
      return new Map(rows.map(({ reporter_id: id, ...history }) => [id, history]));
    },
    findNicknames: async (ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
      if (ids.length === 0) return new Map();
      const query = db.selectFrom("users").select(["id", "nickname"]).where("id", "in", ids);
      return new Map((await query.execute()).map(({ id, nickname }) => [id, nickname]));
    },
  };
}

/**
 * The order of the queue: by severity, then by the number of members who report the same one. A member who
 * reports again counts once; reports that corroborate none, or were dismissed, do not count.
 */
const urgency = (table: "reports" | "last"): RawBuilder<number> => sql<number>`
  (${sql.ref(`${table}.severity`)} * 1000 + least(999, (
    select count(distinct other.reporter_id) from reports as other
    where other.reported_id = ${sql.ref(`${table}.reported_id`)} and other.corroborates
      and other.decision is distinct from 'dismiss')))`;

const comesAfter = ({ at, id }: Position): RawBuilder<boolean> => sql<boolean>`
  (-${urgency("reports")}, reports.created_at, reports.id) > (
    coalesce((select -${urgency("last")} from reports as last where last.id = ${id}), 0),
    ${at}, ${id}::uuid)`;

interface EntryRow {
  readonly reason: string;
  readonly severity: number;
  readonly action: string | null;
  readonly note: string | null;
  readonly moderatorId: string | null;
  readonly ruledAt: Date | null;
}

function asEntry<Row extends EntryRow>({ action, note, moderatorId, ruledAt, ...row }: Row) {
  const isOpen = action === null || note === null || moderatorId === null || ruledAt === null;
  // The check of the request let no other reasons and actions in.
  return {
    ...row,
    reason: row.reason as ReportEntry["reason"],
    severity: severityLevelOf(row.severity),
    ruling: isOpen ? null : { action: action as Ruling["action"], note, moderatorId, ruledAt },
  };
}
