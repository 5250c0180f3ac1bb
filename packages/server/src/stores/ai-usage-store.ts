import { type Kysely, sql } from "kysely";
import type { AiUsageStore } from "../services/answers/ai-usage-store.ts";
import type { Schema } from "./schema.ts";

/** How much of the AI members use, in the database. */
export const createAiUsageStore = (db: Kysely<Schema>): AiUsageStore => ({
  spend: async (userId, day, characters, most) => {
    const row = await db
      .insertInto("ai_usage")
      .values({ user_id: userId, day, characters })
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "day"])
          .doUpdateSet({ characters: sql`ai_usage.characters + excluded.characters` })
          .where("ai_usage.characters", "<", most),
      )
      .returning("day")
      .executeTakeFirst();
    return row !== undefined;
  },
  eraseBefore: async (day) => {
    await db.deleteFrom("ai_usage").where("day", "<", day).execute();
  },
});
