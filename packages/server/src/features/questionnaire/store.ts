import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { Answers } from "./answers.ts";

const rowOf = ({ userId, questionnaireId, responses, submittedAt }: Answers) => ({
  user_id: userId,
  questionnaire_id: questionnaireId,
  responses: JSON.stringify(responses),
  submitted_at: submittedAt,
});

const answersOf = (row: Selectable<Schema["answers"]>): Answers => ({
  userId: row.user_id,
  questionnaireId: row.questionnaire_id,
  responses: row.responses,
  submittedAt: row.submitted_at,
});

/** Answers in the database: those that count, and at most one renewal, which waits for its analysis. */
export const answerStore = (db: Kysely<Schema>) => ({
  /** @throws when the member has answered before */
  add: async (answers: Answers) => {
    await db.insertInto("answers").values(rowOf(answers)).execute();
  },
  /** Keeps answers beside those that count. @throws when a renewal waits */
  addRenewal: async (answers: Answers) => {
    await db.insertInto("answer_renewals").values(rowOf(answers)).execute();
  },
  /** Puts the renewal in the place of the answers that counted. */
  renew: async (userId: string) => {
    const row = await db
      .deleteFrom("answer_renewals")
      .where("user_id", "=", userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { user_id: _user, ...values } = rowOf(answersOf(row));
    await db.updateTable("answers").set(values).where("user_id", "=", userId).execute();
  },
  erase: async (userId: string) => {
    await db.deleteFrom("answers").where("user_id", "=", userId).execute();
  },
  find: async (userId: string): Promise<Answers | undefined> => {
    const row = await db
      .selectFrom("answers")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row && answersOf(row);
  },
  findRenewal: async (userId: string): Promise<Answers | undefined> => {
    const row = await db
      .selectFrom("answer_renewals")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row && answersOf(row);
  },
  /** When a member submitted their answers to a questionnaire, and the renewal that waits; null without one. */
  findSubmission: async (userId: string, questionnaireId: string) => {
    const row = await db
      .selectFrom("answers")
      .leftJoin("answer_renewals", "answer_renewals.user_id", "answers.user_id")
      .select(["answers.submitted_at", "answer_renewals.submitted_at as renewed_at"])
      .where("answers.user_id", "=", userId)
      .where("answers.questionnaire_id", "=", questionnaireId)
      .executeTakeFirst();
    return row && { submittedAt: row.submitted_at, renewedAt: row.renewed_at };
  },
});
