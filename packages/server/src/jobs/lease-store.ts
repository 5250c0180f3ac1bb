import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

export const leaseStore = (db: Kysely<Schema>) => ({
  /** Takes a lease for so many seconds, or goes on having it. @returns false where another holder has it */
  take: async (name: string, holder: string, seconds: number): Promise<boolean> => {
    const { rows } = await sql`
      insert into leases (name, holder, until)
      values (${name}, ${holder}::uuid, now() + make_interval(secs => ${seconds}))
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where leases.holder = excluded.holder or leases.until < now()
      returning name`.execute(db);
    return rows.length > 0;
  },
  release: (name: string, holder: string) =>
    db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute(),
  eraseExpired: () =>
    db
      .deleteFrom("leases")
      .where("until", "<", sql<Date>`now()`)
      .execute(),
});
