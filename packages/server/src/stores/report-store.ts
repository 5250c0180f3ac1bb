import { type Kysely, sql } from "kysely";
import type { ReportStore } from "../services/reports/report-store.ts";
import type { Schema } from "./schema.ts";

/** Reports in the database. */
export function createReportStore(db: Kysely<Schema>): ReportStore {
  return {
    add: async (report) => {
      await db
        .insertInto("reports")
        .values({
          id: report.id,
          reporter_id: report.reporterId,
          reported_id: report.reportedId,
          reason: report.reason,
          details: report.details,
          conversation_id: report.conversationId,
          profile: JSON.stringify(report.profile),
          messages: JSON.stringify(report.messages),
          picture_file: report.pictureFile,
          voice_file: report.voiceFile,
          audio_files: report.messages.flatMap(({ audio_file: file }) => file ?? []),
          created_at: report.createdAt,
        })
        .execute();
    },
    copyProfile: (userId) =>
      db
        .selectFrom("users")
        .innerJoin("profiles", "profiles.user_id", "users.id")
        .select([
          "users.nickname",
          "profiles.bio",
          "profiles.country",
          "profiles.city",
          "profiles.social_links",
        ])
        .where("users.id", "=", userId)
        .executeTakeFirst(),
    known: async (files) => {
      if (files.length === 0) return new Set();
      const rows = await db
        .selectFrom("reports")
        .select(["picture_file", "voice_file", "audio_files"])
        .where(({ eb, or }) =>
          or([
            eb("picture_file", "in", files),
            eb("voice_file", "in", files),
            eb("audio_files", "&&", sql<string[]>`${files}::text[]`),
          ]),
        )
        .execute();
      return new Set(
        rows
          .flatMap((row) => [row.picture_file, row.voice_file, ...row.audio_files])
          .filter((file) => file !== null),
      );
    },
    eraseExpired: async (before) => {
      await db.deleteFrom("reports").where("created_at", "<", before).execute();
    },
  };
}
