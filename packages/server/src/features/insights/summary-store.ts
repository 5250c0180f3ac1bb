import { type Kysely, sql } from "kysely";
import type { Language } from "../../foundation/member.ts";
import type { Insights } from "./insights.ts";
import type { Schema } from "../../database/schema.ts";

interface TriedSummary {
  /** Markdown; null where the AI failed, or what it wrote could not be used. */
  readonly text: string | null;
  readonly triedAt: Date;
}

/** Of which insights; those that are computed again have no summary yet. */
type Of = Pick<Insights, "userId" | "computedAt">;

export const summaryStore = (db: Kysely<Schema>) => ({
  find: ({ userId, computedAt }: Of, language: Language) =>
    db
      .selectFrom("summaries")
      .select(["text", "tried_at as triedAt"])
      .where("user_id", "=", userId)
      .where("language", "=", language)
      .where("computed_at", "=", computedAt)
      .executeTakeFirst(),
  /** Keeps one in the place of an older one, as long as the insights are what they were. */
  save: async ({ userId, computedAt }: Of, language: Language, { text, triedAt }: TriedSummary) => {
    await sql`
      insert into summaries (user_id, language, computed_at, text, tried_at)
      select user_id, ${language}::text, computed_at, ${text}::text, ${triedAt}::timestamptz
      from insights where user_id = ${userId}::uuid and computed_at = ${computedAt}::timestamptz
      on conflict (user_id, language) do update set
        computed_at = excluded.computed_at, text = excluded.text, tried_at = excluded.tried_at`.execute(
      db,
    );
  },
  list: async ({ userId, computedAt }: Of) => {
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
