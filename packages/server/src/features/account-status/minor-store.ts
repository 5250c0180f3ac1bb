import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";

/** That the owner of an address stated a birth date under 18. */
interface RefusedMinor {
  /** `YYYY-MM-DD` */
  readonly adultOn: string;
  /** Whether the operator has found that they are an adult. */
  readonly isLifted: boolean;
}

export const refusedMinorStore = (db: Kysely<Schema>) => ({
  /** What is kept first stays. @param adultOn `YYYY-MM-DD` */
  add: async (addressHash: string, adultOn: string) => {
    await db
      .insertInto("refused_minors")
      .values({ address_hash: addressHash, adult_on: adultOn })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  find: async (addressHash: string): Promise<RefusedMinor | undefined> => {
    const row = await db
      .selectFrom("refused_minors")
      .select(["adult_on", "lifted"])
      .where("address_hash", "=", addressHash)
      .executeTakeFirst();
    return row && { adultOn: row.adult_on, isLifted: row.lifted };
  },
  lift: async (addressHash: string) => {
    await db
      .updateTable("refused_minors")
      .set({ lifted: true })
      .where("address_hash", "=", addressHash)
      .execute();
  },
});
