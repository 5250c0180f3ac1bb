import type { Kysely } from "kysely";
import type { RobotCheckStore } from "../services/robot-check/robot-check-store.ts";
import type { Schema } from "./schema.ts";

/** Used robot checks in the database: the unique signature decides who was first. */
export function createRobotCheckStore(db: Kysely<Schema>): RobotCheckStore {
  return {
    use: async (signature, expiresAt) => {
      const used = await db
        .insertInto("robot_check_answers")
        .values({ signature, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning("signature")
        .executeTakeFirst();
      return used !== undefined;
    },
    eraseExpired: async (now) => {
      await db.deleteFrom("robot_check_answers").where("expires_at", "<", now).execute();
    },
  };
}
