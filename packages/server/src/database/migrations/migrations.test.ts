import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { answerInputs, unpackInputs } from "@gemel/psyche/compatibility";
import { rankingNumbers, unpackNumbers } from "@gemel/psyche/ranking";
import {
  openEmptyMemoryDatabase,
  openMemoryDatabase,
} from "../../testing/database/memory-database.ts";
import { pageConversations } from "../../features/conversations/queries.ts";
import { messageStore } from "../../features/messages/store.ts";
import { migrations } from "./index.ts";
import { untilFinished } from "../../testing/until-finished.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { migrate } from "../migrate.ts";
import { wholeAnswers } from "../../testing/answers.ts";

const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const [ada, ben, match, conversation, message] = [1, 2, 3, 4, 5].map(idOf);

/** A database with the schema of a migration. */
async function databaseAt(name: string) {
  const { db } = await untilFinished(openEmptyMemoryDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo(name)).error).toBeUndefined();
  const goOn = async () => expect((await migrator.migrateToLatest()).error).toBeUndefined();
  return { db, goOn };
}

it("conversations that were opened before go on", async () => {
  const { db, goOn } = await databaseAt("0006-discover");
  for (const id of [ada, ben]) {
    await sql`
      insert into users (id, email, email_key, password_hash, preferred_language, created_at)
      values (${id}, ${id}, ${id}, 'a', 'en', now())`.execute(db);
  }
  await sql`insert into matches values (${match}, ${ada}, ${ben}, now())`.execute(db);
  await sql`
    insert into conversations (id, type, match_id, last_seq, created_at)
    values (${conversation}, 'user', ${match}, 1, '2026-01-01')`.execute(db);
  for (const id of [ada, ben]) {
    await sql`insert into conversation_members values (${conversation}, ${id})`.execute(db);
  }
  await sql`
    insert into messages (conversation_id, seq, id, sender_id, kind, text, created_at)
    values (${conversation}, 1, ${message}, ${ada}, 'text', 'Hello', '2026-01-02')`.execute(db);

  await goOn();
  const page = { after: undefined, limit: 10 };
  const [listed, ...more] = await pageConversations(db, ben ?? "", undefined, page);
  expect(more).toEqual([]);
  expect(listed).toMatchObject({
    id: conversation,
    participantId: ada,
    matchId: match,
    closedAt: null,
    last: { text: "Hello" },
    unreadCount: 1,
  });
  const range = { before: undefined, skip: 0, limit: 10 };
  const said = await messageStore(db).page(ada ?? "", conversation ?? "", range);
  expect(said.map(({ seq, text, audio }) => [seq, text, audio])).toEqual([[1, "Hello", null]]);
});

it("sessions go on, and the former version goes on to begin some", async () => {
  const [before, after] = [2, 3].map(idOf);
  const { db, goOn } = await databaseAt("0010-contact-messages");
  await sql`
    insert into users (id, email, email_key, password_hash, preferred_language, created_at)
    values (${ada}, 'ada', 'ada', 'a', 'en', now())`.execute(db);
  const begin = (id: string | undefined) =>
    sql`
      insert into sessions (id, user_id, created_at)
      values (${id}, ${ada}, '2026-01-01T00:00:00Z')`.execute(db);
  await begin(before);

  await goOn();
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

onEachDatabase("what has expired", (open) => {
  it.each(["refresh_tokens", "robot_check_answers"])(
    "is found in %s without reading all of it",
    async (table) => {
      const { db } = await untilFinished(open());
      await migrate(db);
      const plan = await db.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        const { rows } = await sql`
          explain delete from ${sql.table(table)} where expires_at < '2026-01-01'`.execute(
          transaction,
        );
        return JSON.stringify(rows);
      });
      expect(plan).toContain(`${table}_expires_at`);
    },
  );
});

it("members who were analysed before can be matched and found", async () => {
  const { db, goOn } = await databaseAt("0005-likes-and-matches");
  const id = idOf(1);
  const { responses } = wholeAnswers();
  await sql`
    insert into users (id, email, email_key, password_hash, preferred_language, created_at)
    values (${id}, 'a', 'a', 'a', 'en', now())`.execute(db);
  await sql`
    insert into answers values (${id}, 'q', ${JSON.stringify(responses)}, now())`.execute(db);
  await sql`insert into insights values (${id}, 'q', '0', '{}', now())`.execute(db);

  await goOn();
  const row = await db.selectFrom("insights").selectAll().executeTakeFirstOrThrow();
  const inputs = answerInputs(responses);
  expect(unpackInputs(row.inputs).giving.touch?.score).toBeCloseTo(
    inputs.giving.touch?.score ?? NaN,
  );
  expect(unpackNumbers(row.ranking)).toEqual(rankingNumbers(inputs));
  const changes = await db.selectFrom("member_changes").select("user_id").execute();
  expect(changes).toEqual([{ user_id: id }]);
});

// An index of all rows that refer to one serves as well as one of all rows.
it("finds what refers to a row by an index: erasing one reads no whole table", async () => {
  const { db } = await untilFinished(openMemoryDatabase());
  const { rows } = await sql<{ readonly name: string }>`
    select format('%s (%s)', conrelid::regclass, string_agg(attname, ', ' order by attnum)) as name
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        and coalesce(pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname), true)
    )
    group by conrelid, pg_constraint.oid
    order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
