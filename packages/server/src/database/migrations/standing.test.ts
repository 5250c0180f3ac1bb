import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { openEmptyMemoryDatabase } from "../../testing/database/memory-database.ts";
import { migrations } from "./index.ts";
import { untilFinished } from "../../testing/until-finished.ts";

const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const [ada, before, after] = [1, 2, 3].map(idOf);

it("sessions go on, and the former version goes on to begin some", async () => {
  const { db } = await untilFinished(openEmptyMemoryDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("0010-contact-messages")).error).toBeUndefined();
  await sql`
    insert into users (id, email, email_key, password_hash, preferred_language, created_at)
    values (${ada}, 'ada', 'ada', 'a', 'en', now())`.execute(db);
  const begin = (id: string | undefined) =>
    sql`
      insert into sessions (id, user_id, created_at)
      values (${id}, ${ada}, '2026-01-01T00:00:00Z')`.execute(db);
  await begin(before);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await begin(after);
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "last_used_at"])
    .orderBy("id")
    .execute();
  const unknown = { browser: null, system: null };
  expect(rows).toEqual([
    { id: before, ...unknown, last_used_at: new Date("2026-01-01T00:00:00Z") },
    { id: after, ...unknown, last_used_at: expect.any(Date) },
  ]);
  const users = await db.selectFrom("users").select(["suspended_at", "deleted_at"]).execute();
  expect(users).toEqual([{ suspended_at: null, deleted_at: null }]);
});
