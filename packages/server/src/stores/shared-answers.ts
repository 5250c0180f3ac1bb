import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * What owners confirmed that their twins may say, as long as what they wrote is still the same. The words
 * and the flag on cards both come from here.
 */
export const sharedAnswers = (db: Kysely<Schema>) =>
  db
    .selectFrom("twin_sharing as shared")
    .innerJoin("answers as given", "given.user_id", "shared.user_id")
    .where("shared.is_allowed", "=", true)
    .where("shared.words", "<>", "")
    .where(
      sql<boolean>`exists (
        select from json_array_elements(given.responses) as response
        where response ->> 'question_id' = shared.question_id
          and response ->> 'open_answer_text' = shared.answer)`,
    );
