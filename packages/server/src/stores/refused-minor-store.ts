import type { Kysely } from "kysely";
import type { RefusedMinorStore } from "../services/standing/refused-minor-store.ts";
import type { Schema } from "./schema.ts";

/** Refused minors, in the database. */
export const createRefusedMinorStore = (db: Kysely<Schema>): RefusedMinorStore => ({
  add: async (addressHash, adultOn) => {
    await db
      .insertInto("refused_minors")
      .values({ address_hash: addressHash, adult_on: adultOn })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  find: async (addressHash) => {
    const row = await db
      .selectFrom("refused_minors")
      .select(["adult_on", "lifted"])
      .where("address_hash", "=", addressHash)
      .executeTakeFirst();
    return row && { adultOn: row.adult_on, isLifted: row.lifted };
  },
  lift: async (addressHash) => {
    const row = await db
      .updateTable("refused_minors")
      .set({ lifted: true })
      .where("address_hash", "=", addressHash)
      .returning("address_hash")
      .executeTakeFirst();
    return row !== undefined;
  },
  eraseGrown: async (day) => {
    await db.deleteFrom("refused_minors").where("adult_on", "<=", day).execute();
  },
});
