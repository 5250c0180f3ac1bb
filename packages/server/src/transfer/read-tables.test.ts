import { sql } from "kysely";
import { expect, it } from "vitest";
import { isOurs, tableNames } from "../testing/database/schema-names.ts";
import { openMemoryDatabase } from "../testing/database/memory-database.ts";
import { readTables } from "./read-tables.ts";
import { untilFinished } from "../testing/until-finished.ts";

it("finds every table and the jobs, each behind those that it refers to, and none has a sequence to be carried", async () => {
  const { db } = await untilFinished(openMemoryDatabase());
  const names = (await readTables(db)).map(({ name }) => name);
  const tables = (await tableNames(db)).filter(isOurs);
  expect(names.toSorted()).toEqual(["job", ...tables].toSorted());
  for (const [before, after] of [
    ["users", "profiles"],
    ["matches", "conversations"],
    ["conversations", "messages"],
    ["messages", "voice_replies"],
    ["sessions", "refresh_tokens"],
  ] as const) {
    expect(names.indexOf(before)).toBeLessThan(names.indexOf(after));
  }
  const { rows: sequences } = await sql`
    select 1 from pg_sequences where schemaname = 'public'`.execute(db);
  expect(sequences).toEqual([]);
});
