import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { Answers } from "./answers.ts";

export const answersRow = ({ userId, questionnaireId, responses, submittedAt }: Answers) => ({
  user_id: userId,
  questionnaire_id: questionnaireId,
  responses: JSON.stringify(responses),
  submitted_at: submittedAt,
});

const columns = [
  "user_id as userId",
  "questionnaire_id as questionnaireId",
  "responses",
  "submitted_at as submittedAt",
] as const;

/** Answers in the database: those that count, and at most one renewal, which waits for its analysis. */
export const answerStore = (db: Kysely<Schema>) => ({
  /** @throws when the member has answered before */
  add: (answers: Answers) => db.insertInto("answers").values(answersRow(answers)).execute(),
  /** Keeps answers beside those that count. @throws when a renewal waits */
  addRenewal: (answers: Answers) =>
    db.insertInto("answer_renewals").values(answersRow(answers)).execute(),
  renew: async (userId: string) => {
    const row = await db
      .deleteFrom("answer_renewals")
      .where("user_id", "=", userId)
      .returning(columns)
      .executeTakeFirstOrThrow();
    const { user_id: _user, ...values } = answersRow(row);
    await db.updateTable("answers").set(values).where("user_id", "=", userId).execute();
  },
  erase: (userId: string) => db.deleteFrom("answers").where("user_id", "=", userId).execute(),
  find: (userId: string): Promise<Answers | undefined> =>
    db.selectFrom("answers").select(columns).where("user_id", "=", userId).executeTakeFirst(),
  findRenewal: (userId: string): Promise<Answers | undefined> =>
    db
      .selectFrom("answer_renewals")
      .select(columns)
      .where("user_id", "=", userId)
      .executeTakeFirst(),
  /** When a member submitted their answers to a questionnaire, and the renewal that waits; null without one. */
  findSubmission: (userId: string, questionnaireId: string) =>
    db
      .selectFrom("answers")
      .leftJoin("answer_renewals", "answer_renewals.user_id", "answers.user_id")
      .select(["answers.submitted_at as submittedAt", "answer_renewals.submitted_at as renewedAt"])
      .where("answers.user_id", "=", userId)
      .where("answers.questionnaire_id", "=", questionnaireId)
      .executeTakeFirst(),
});
