import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";

/** Used robot checks in the database: the unique signature decides who was first. */
export const robotCheckStore = (db: Kysely<Schema>) => ({
  /** Uses an answer up. False when it was used before. */
  use: async (signature: string, expiresAt: Date): Promise<boolean> => {
    const used = await db
      .insertInto("robot_check_answers")
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning("signature")
      .executeTakeFirst();
    return used !== undefined;
  },
});

export type RobotCheckStore = ReturnType<typeof robotCheckStore>;
