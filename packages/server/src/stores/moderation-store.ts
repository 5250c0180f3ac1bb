import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Decision, ReportEntry } from "../services/moderation/moderation.ts";
import type { ModerationStore } from "../services/moderation/moderation-store.ts";
import type { Position } from "../services/paging/page.ts";
import { olderThan } from "./older-than.ts";
import type { Schema } from "./schema.ts";

const entryColumns = [
  "id",
  "reason",
  "details",
  "created_at",
  "reporter_id",
  "reported_id",
  "decision",
  "decision_note",
  "decided_by",
  "decided_at",
] as const;

/** An admin sees so many of the texts that a member sent to many. */
const MOST_TEXTS = 5;

/** Reports in the database, as admins read and decide them. */
export function createModerationStore(db: Kysely<Schema>): ModerationStore {
  const entries = db.selectFrom("reports").select(entryColumns);
  const count = async (state: "is" | "is not"): Promise<number> => {
    const query = db
      .selectFrom("reports")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("decided_at", state, null);
    return Number((await query.executeTakeFirstOrThrow()).count);
  };
  const held = db
    .selectFrom("decisions")
    .where("held", "=", true)
    .where("discarded", "=", false)
    .where("action", "=", "like")
    .where("message", "is not", null);
  return {
    pageOpen: async ({ after, limit }) => {
      const rows = await entries
        .where("decided_at", "is", null)
        .where(after === undefined ? sql<boolean>`true` : comesAfter(after))
        .orderBy(urgency("reports"), "desc")
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(asEntry);
    },
    countOpen: () => count("is"),
    pageClosed: async ({ after, limit }) => {
      const rows = await entries
        .where("decided_at", "is not", null)
        .where(olderThan("decided_at", "id", after))
        .orderBy("decided_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(asEntry);
    },
    countClosed: () => count("is not"),
    find: async (reportId) => {
      const row = await entries
        .select(["profile", "messages", "picture_file", "voice_file", "additions"])
        .where("id", "=", reportId)
        .executeTakeFirst();
      return (
        row && {
          ...asEntry(row),
          profile: row.profile,
          messages: row.messages,
          pictureFile: row.picture_file,
          voiceFile: row.voice_file,
          additions: row.additions,
        }
      );
    },
    hold: async (reportId) => {
      const row = await entries.where("id", "=", reportId).forUpdate().executeTakeFirst();
      return row && asEntry(row);
    },
    decide: async (reportId, { action, note, decidedAt, moderatorId }) => {
      await db
        .updateTable("reports")
        .set({
          decision: action,
          decision_note: note,
          decided_at: decidedAt,
          decided_by: moderatorId,
        })
        .where("id", "=", reportId)
        .execute();
    },
    pageHeld: async ({ after, limit }) => {
      const rows = await held
        .select([
          "member_id",
          sql<string[]>`(array_agg(distinct message))[1:${sql.lit(MOST_TEXTS)}]`.as("texts"),
          sql<number>`count(*)`.as("people"),
          sql<Date>`max(decided_at)`.as("newest_at"),
        ])
        .groupBy("member_id")
        .having(
          after === undefined
            ? sql<boolean>`true`
            : sql<boolean>`(max(decided_at), member_id) < (${after.at}, ${after.id}::uuid)`,
        )
        .orderBy(sql`max(decided_at)`, "desc")
        .orderBy("member_id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        memberId: row.member_id,
        texts: row.texts,
        people: Number(row.people),
        newestAt: row.newest_at,
      }));
    },
    countHeld: async () => {
      const query = held.select(sql<number>`count(distinct member_id)`.as("count"));
      return Number((await query.executeTakeFirstOrThrow()).count);
    },
    judgeHeld: async (memberId, action, until) => {
      const { numUpdatedRows } = await db
        .updateTable("decisions")
        .set(action === "release" ? { held: false } : { discarded: true })
        .where("member_id", "=", memberId)
        .where("held", "=", true)
        .where("discarded", "=", false)
        .where("action", "=", "like")
        .where("message", "is not", null)
        .where("decided_at", "<=", until)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    countAbout: async ({ id, reporterId, reportedId }) => {
      const row = await db
        .selectFrom("reports")
        .select(({ fn }) => [
          fn.countAll<number>().as("reports"),
          sql<number>`count(distinct reporter_id) filter (where reporter_id <> ${reporterId})`.as(
            "reporters",
          ),
        ])
        .where("reported_id", "=", reportedId)
        .where("id", "<>", id)
        .executeTakeFirstOrThrow();
      return { reports: Number(row.reports), reporters: Number(row.reporters) };
    },
    countReporters: async (reportedIds) => {
      if (reportedIds.length === 0) return new Map();
      const rows = await db
        .selectFrom("reports")
        .select(["reported_id", sql<number>`count(distinct reporter_id)`.as("count")])
        .where("reported_id", "in", reportedIds)
        .where("decision", "is distinct from", "dismiss")
        .groupBy("reported_id")
        .execute();
      return new Map(rows.map((row) => [row.reported_id, Number(row.count)]));
    },
    findHistories: async (reporterIds) => {
      if (reporterIds.length === 0) return new Map();
      const rows = await db
        .selectFrom("reports")
        .select(({ fn }) => [
          "reporter_id",
          fn.countAll<number>().as("reports"),
          sql<number>`count(*) filter (where decision = 'dismiss')`.as("dismissed"),
        ])
        .where("reporter_id", "in", reporterIds)
        .groupBy("reporter_id")
        .execute();
      return new Map(
        rows.map((row) => [
          row.reporter_id,
          { reports: Number(row.reports), dismissed: Number(row.dismissed) },
        ]),
      );
    },
    findNicknames: async (ids) => {
      if (ids.length === 0) return new Map();
      const query = db.selectFrom("users").select(["id", "nickname"]).where("id", "in", ids);
      return new Map((await query.execute()).map(({ id, nickname }) => [id, nickname]));
    },
  };
}

/**
 * What comes first in the queue: the severity, then how many members report the same one. A member who
 * reports again counts once, and reports that were dismissed do not.
 */
const urgency = (table: "reports" | "last"): RawBuilder<number> => sql<number>`
  (${sql.ref(`${table}.severity`)} * 1000 + least(999, (
    select count(distinct other.reporter_id) from reports as other
    where other.reported_id = ${sql.ref(`${table}.reported_id`)}
      and other.decision is distinct from 'dismiss')))`;

const comesAfter = ({ at, id }: Position): RawBuilder<boolean> => sql<boolean>`
  (-${urgency("reports")}, reports.created_at, reports.id) > (
    coalesce((select -${urgency("last")} from reports as last where last.id = ${id}), 0),
    ${at}, ${id}::uuid)`;

type EntryRow = Pick<Selectable<Schema["reports"]>, (typeof entryColumns)[number]>;

const asEntry = (row: EntryRow): ReportEntry => ({
  id: row.id,
  reason: row.reason as ReportEntry["reason"],
  details: row.details,
  createdAt: row.created_at,
  reporterId: row.reporter_id,
  reportedId: row.reported_id,
  decision: asDecision(row),
});

function asDecision(row: EntryRow): Decision | null {
  const { decision, decision_note: note, decided_by: moderatorId, decided_at: decidedAt } = row;
  if (decision === null || note === null || moderatorId === null || decidedAt === null) return null;
  return { action: decision as Decision["action"], note, moderatorId, decidedAt };
}
