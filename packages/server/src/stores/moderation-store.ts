import type { Kysely, Selectable } from "kysely";
import type { Decision, ReportEntry } from "../services/moderation/moderation.ts";
import type { ModerationStore } from "../services/moderation/moderation-store.ts";
import { newerThan } from "./newer-than.ts";
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
  return {
    pageOpen: async ({ after, limit }) => {
      const rows = await entries
        .where("decided_at", "is", null)
        .where(newerThan("created_at", "id", after))
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
        .select(["profile", "messages", "picture_file", "voice_file"])
        .where("id", "=", reportId)
        .executeTakeFirst();
      return (
        row && {
          ...asEntry(row),
          profile: row.profile,
          messages: row.messages,
          pictureFile: row.picture_file,
          voiceFile: row.voice_file,
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
    countAbout: async (reportedId, exceptReportId) => {
      const query = db
        .selectFrom("reports")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("reported_id", "=", reportedId)
        .where("id", "<>", exceptReportId);
      return Number((await query.executeTakeFirstOrThrow()).count);
    },
    findNicknames: async (ids) => {
      if (ids.length === 0) return new Map();
      const query = db.selectFrom("users").select(["id", "nickname"]).where("id", "in", ids);
      return new Map((await query.execute()).map(({ id, nickname }) => [id, nickname]));
    },
  };
}

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
