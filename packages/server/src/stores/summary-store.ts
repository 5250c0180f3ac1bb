import { type Kysely, sql } from "kysely";
import type { SummaryStore } from "../services/insights/summary-store.ts";
import type { Schema } from "./schema.ts";

/** Summaries that an AI wrote, in the database. */
export const createSummaryStore = (db: Kysely<Schema>): SummaryStore => ({
  find: async ({ userId, computedAt }, language) => {
    const row = await db
      .selectFrom("summaries")
      .select(["text", "tried_at"])
      .where("user_id", "=", userId)
      .where("language", "=", language)
      .where("computed_at", "=", computedAt)
      .executeTakeFirst();
    return row && { text: row.text, triedAt: row.tried_at };
  },
  save: async ({ userId, computedAt }, language, { text, triedAt }) => {
    await sql`
      insert into summaries (user_id, language, computed_at, text, tried_at)
      select user_id, ${language}::text, computed_at, ${text}::text, ${triedAt}::timestamptz
      from insights where user_id = ${userId}::uuid and computed_at = ${computedAt}::timestamptz
      on conflict (user_id, language) do update set
        computed_at = excluded.computed_at, text = excluded.text, tried_at = excluded.tried_at`.execute(
      db,
    );
  },
  list: async ({ userId, computedAt }) => {
    const rows = await db
      .selectFrom("summaries")
      .select(["language", "text"])
      .where("user_id", "=", userId)
      .where("computed_at", "=", computedAt)
      .orderBy("language")
      .execute();
    return rows.flatMap(({ language, text }) => (text === null ? [] : [{ language, text }]));
  },
});
