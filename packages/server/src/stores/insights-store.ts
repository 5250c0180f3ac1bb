import type { Kysely } from "kysely";
import type { InsightsStore } from "../services/insights/insights-store.ts";
import type { Schema } from "./schema.ts";

/** Insights in the database. */
export const createInsightsStore = (db: Kysely<Schema>): InsightsStore => ({
  save: async ({ userId, questionnaireId, psycheVersion, portrait, computedAt }) => {
    const values = {
      questionnaire_id: questionnaireId,
      psyche_version: psycheVersion,
      portrait: JSON.stringify(portrait),
      computed_at: computedAt,
    };
    await db
      .insertInto("insights")
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
      .execute();
  },
  find: async (userId) => {
    const row = await db
      .selectFrom("insights")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return (
      row && {
        userId,
        questionnaireId: row.questionnaire_id,
        psycheVersion: row.psyche_version,
        portrait: row.portrait,
        computedAt: row.computed_at,
      }
    );
  },
});
