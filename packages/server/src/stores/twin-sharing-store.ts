import { type Kysely, sql } from "kysely";
import type { TwinSharingStore } from "../services/twins/twin-sharing-store.ts";
import type { Schema } from "./schema.ts";
import { sharedAnswers } from "./shared-answers.ts";

/** What owners confirmed, from the database. */
export const createTwinSharingStore = (db: Kysely<Schema>): TwinSharingStore => ({
  find: async (ownerId) => {
    const rows = await db
      .selectFrom("twin_sharing")
      .selectAll()
      .where("user_id", "=", ownerId)
      .execute();
    const [first] = rows;
    return (
      first && {
        confirmedAt: first.confirmed_at,
        answers: rows.map((row) => ({
          questionId: row.question_id,
          isAllowed: row.is_allowed,
          answer: row.answer,
          words: row.words,
        })),
      }
    );
  },
  findWords: async (ownerId) => {
    const rows = await sharedAnswers(db)
      .select(["shared.question_id", "shared.words", "shared.confirmed_at"])
      .where("shared.user_id", "=", ownerId)
      .execute();
    const [first] = rows;
    return (
      first && {
        confirmedAt: first.confirmed_at,
        answers: rows.map(({ question_id: questionId, words }) => ({ questionId, words })),
      }
    );
  },
  save: async (ownerId, { answers, confirmedAt }) => {
    // In one statement, so that two sets at once are one of the two.
    await sql`
      with confirmed as (
        select * from json_to_recordset(${JSON.stringify(answers)}::json)
          as given ("questionId" text, "isAllowed" boolean, "answer" text, "words" text)
      ), removed as (
        delete from twin_sharing
        where user_id = ${ownerId}::uuid
          and question_id not in (select "questionId" from confirmed)
      )
      insert into twin_sharing (user_id, question_id, is_allowed, answer, words, confirmed_at)
      select ${ownerId}::uuid, "questionId", "isAllowed", "answer", "words", ${confirmedAt}
      from confirmed order by "questionId"
      on conflict (user_id, question_id) do update set
        is_allowed = excluded.is_allowed,
        answer = excluded.answer,
        words = excluded.words,
        confirmed_at = excluded.confirmed_at`.execute(db);
  },
  withdraw: async (ownerId) => {
    await db.deleteFrom("twin_sharing").where("user_id", "=", ownerId).execute();
  },
});
