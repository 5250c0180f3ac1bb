import { answerInputs, unpackInputs } from "@gemel/psyche/compatibility";
import { rankingNumbers, unpackNumbers } from "@gemel/psyche/ranking";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { wholeAnswers } from "../../testing/answers.ts";
import { openEmptyMemoryDatabase } from "../../testing/database/memory-database.ts";
import { migrations } from "./index.ts";
import { untilFinished } from "../../testing/until-finished.ts";

it("members who were analysed before can be matched and found", async () => {
  const { db } = await untilFinished(openEmptyMemoryDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("0005-likes-and-matches")).error).toBeUndefined();
  const id = "00000000-0000-4000-8000-000000000001";
  const { responses } = wholeAnswers();
  await sql`
    insert into users (id, email, email_key, password_hash, preferred_language, created_at)
    values (${id}, 'a', 'a', 'a', 'en', now())`.execute(db);
  await sql`
    insert into answers values (${id}, 'q', ${JSON.stringify(responses)}, now())`.execute(db);
  await sql`insert into insights values (${id}, 'q', '0', '{}', now())`.execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const row = await db.selectFrom("insights").selectAll().executeTakeFirstOrThrow();
  const inputs = answerInputs(responses);
  expect(unpackInputs(row.inputs).giving.touch?.score).toBeCloseTo(
    inputs.giving.touch?.score ?? NaN,
  );
  expect(unpackNumbers(row.ranking)).toEqual(rankingNumbers(inputs));
  const changes = await db.selectFrom("member_changes").select("user_id").execute();
  expect(changes).toEqual([{ user_id: id }]);
});
