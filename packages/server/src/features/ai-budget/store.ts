import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";

export const aiUsageStore = (db: Kysely<Schema>) => ({
  /**
   * Adds characters to a member's day, unless the day is spent: has so many already. In one step, so that
   * of many requests at once only the last may go beyond.
   * @param day `YYYY-MM-DD`
   * @returns whether they were added
   */
  spend: async (userId: string, day: string, characters: number, max: number) => {
    const row = await db
      .insertInto("ai_usage")
      .values({ user_id: userId, day, characters })
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "day"])
          .doUpdateSet({ characters: sql`ai_usage.characters + excluded.characters` })
          .where("ai_usage.characters", "<", max),
      )
      .returning("day")
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Takes off a member's day what `spend` has added to it. */
  giveBack: (userId: string, day: string, characters: number) =>
    db
      .updateTable("ai_usage")
      .set(({ eb }) => ({ characters: eb("characters", "-", characters) }))
      .where("user_id", "=", userId)
      .where("day", "=", day)
      .execute(),
});
