import { type ProfileFacts, profileInputs, unpackInputs } from "@gemel/psyche/compatibility";
import type { Kysely } from "kysely";
import type { InsightsStore, ScoredMember } from "../services/insights/insights-store.ts";
import { insightsRow } from "./insights-row.ts";
import type { Schema } from "./schema.ts";
import { seesScores } from "./sees-scores.ts";

/** Insights in the database. */
export const createInsightsStore = (db: Kysely<Schema>): InsightsStore => ({
  save: async (insights, inputs) => {
    const { user_id, ...values } = insightsRow(insights, inputs);
    await db
      .insertInto("insights")
      .values({ user_id, ...values })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
      .execute();
  },
  find: async (userId) => {
    const row = await db
      .selectFrom("insights")
      .select(["questionnaire_id", "psyche_version", "portrait", "computed_at"])
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
  findOutdated: async (psycheVersion, limit) => {
    const rows = await db
      .selectFrom("insights")
      .innerJoin("answers", "answers.user_id", "insights.user_id")
      .select("insights.user_id")
      .where("insights.psyche_version", "<>", psycheVersion)
      .limit(limit)
      .execute();
    return rows.map(({ user_id }) => user_id);
  },
  findInputs: async (userIds) => {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .selectFrom("insights")
      .innerJoin("profiles", "profiles.user_id", "insights.user_id")
      .select([
        "insights.user_id",
        "insights.inputs",
        "insights.computed_at",
        seesScores,
        "profiles.children_status",
        "profiles.pets_status",
        "profiles.child_intent",
        "profiles.pet_intent",
      ])
      .where("insights.user_id", "in", userIds)
      .execute();
    return new Map(
      rows.map(
        ({ user_id, inputs, computed_at, sees_scores, ...facts }): [string, ScoredMember] => [
          user_id,
          {
            // The check of the request let none but the contract's choices into profiles.
            inputs: { ...unpackInputs(inputs), ...profileInputs(facts as ProfileFacts) },
            computedAt: computed_at,
            seesScores: sees_scores,
          },
        ],
      ),
    );
  },
});
