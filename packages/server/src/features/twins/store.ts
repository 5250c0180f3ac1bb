import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { sharedAnswers } from "../../database/visible.ts";

interface ConfirmedAnswer {
  readonly questionId: string;
  readonly isAllowed: boolean;
  /** The owner's text at the time of the confirmation. */
  readonly answer: string;
  /** The part of it that others see; empty if nothing is left. */
  readonly words: string;
}

export interface ConfirmedSet {
  readonly confirmedAt: Date;
  readonly answers: readonly ConfirmedAnswer[];
}

export interface TwinTexts {
  /**
   * The time when the owner confirmed or answered again: earlier messages of the twin may quote texts that it
   * may no longer say.
   */
  readonly since: Date;
  readonly answers: readonly { readonly questionId: string; readonly words: string }[];
}

export const twinSharingStore = (db: Kysely<Schema>) => ({
  find: async (ownerId: string): Promise<ConfirmedSet | undefined> => {
    const rows = await db
      .selectFrom("twin_sharing")
      .select(["question_id as questionId", "is_allowed as isAllowed", "answer", "words"])
      .select("confirmed_at as confirmedAt")
      .where("user_id", "=", ownerId)
      .execute();
    const [first] = rows;
    return (
      first && {
        confirmedAt: first.confirmedAt,
        answers: rows.map(({ questionId, isAllowed, answer, words }) => ({
          questionId,
          isAllowed,
          answer,
          words,
        })),
      }
    );
  },
  /**
   * Finds the texts that an owner allowed, without those that they have changed since and those with nothing
   * left. Returns nothing if none is left.
   */
  findTexts: async (ownerId: string): Promise<TwinTexts | undefined> => {
    const rows = await sharedAnswers(db)
      .leftJoin("insights", "insights.user_id", "shared.user_id")
      .select(["shared.question_id", "shared.words"])
      .select(sql<Date>`greatest(shared.confirmed_at, insights.computed_at)`.as("since"))
      .where("shared.user_id", "=", ownerId)
      .orderBy("shared.question_id")
      .execute();
    const [first] = rows;
    return (
      first && {
        since: first.since,
        answers: rows.map(({ question_id: questionId, words }) => ({ questionId, words })),
      }
    );
  },
  save: async (ownerId: string, { answers, confirmedAt }: ConfirmedSet) => {
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
  /** Takes the words from confirmed answers: others see nothing of them. */
  dropTexts: (ownerId: string, questionIds: readonly string[]) =>
    db
      .updateTable("twin_sharing")
      .set({ words: "" })
      .where("user_id", "=", ownerId)
      .where("question_id", "in", questionIds)
      .execute(),
  withdraw: (ownerId: string) =>
    db.deleteFrom("twin_sharing").where("user_id", "=", ownerId).execute(),
});
