import type { Kysely } from "kysely";
import { asCriteria, type Criteria } from "./criteria.ts";
import type { Schema } from "../../database/schema.ts";

export const criteriaStore = (db: Kysely<Schema>) => ({
  find: async (userId: string): Promise<Criteria | undefined> => {
    const row = await db
      .selectFrom("criteria")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row && asCriteria(row);
  },
  save: (userId: string, criteria: Criteria) =>
    db
      .insertInto("criteria")
      .values({ user_id: userId, ...criteria })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...criteria }))
      .execute(),
});
