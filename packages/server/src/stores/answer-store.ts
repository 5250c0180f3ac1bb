import type { Kysely } from "kysely";
import type { AnswerStore } from "../services/questionnaire/answer-store.ts";
import type { Schema } from "./schema.ts";

/** Answers in the database. */
export const createAnswerStore = (db: Kysely<Schema>): AnswerStore => ({
  add: async ({ userId, questionnaireId, responses, submittedAt }) => {
    await db
      .insertInto("answers")
      .values({
        user_id: userId,
        questionnaire_id: questionnaireId,
        responses: JSON.stringify(responses),
        submitted_at: submittedAt,
      })
      .execute();
  },
  find: async (userId) => {
    const row = await db
      .selectFrom("answers")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return (
      row && {
        userId,
        questionnaireId: row.questionnaire_id,
        responses: row.responses,
        submittedAt: row.submitted_at,
      }
    );
  },
  findSubmission: async (userId, questionnaireId) => {
    const row = await db
      .selectFrom("answers")
      .select("submitted_at")
      .where("user_id", "=", userId)
      .where("questionnaire_id", "=", questionnaireId)
      .executeTakeFirst();
    return row?.submitted_at;
  },
});
