import { type Kysely, sql } from "kysely";
import type { LeaseStore } from "../services/leases/lease-store.ts";
import type { Schema } from "./schema.ts";

/** Leases in the database. */
export const createLeaseStore = (db: Kysely<Schema>): LeaseStore => ({
  take: async (name, holder, seconds) => {
    const { rows } = await sql`
      insert into leases (name, holder, until)
      values (${name}, ${holder}::uuid, now() + make_interval(secs => ${seconds}))
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where leases.holder = excluded.holder or leases.until < now()
      returning name`.execute(db);
    return rows.length > 0;
  },
  release: async (name, holder) => {
    await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
  },
  eraseExpired: async () => {
    await db
      .deleteFrom("leases")
      .where("until", "<", sql<Date>`now()`)
      .execute();
  },
});
