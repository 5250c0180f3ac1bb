import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { openEmptyMemoryDatabase } from "../../testing/database/memory-database.ts";
import { pageConversations } from "../../features/conversations/queries.ts";
import { messageStore } from "../../features/messages/store.ts";
import { migrations } from "./index.ts";
import { untilFinished } from "../../testing/until-finished.ts";

const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const [ada, ben, match, conversation, message] = [1, 2, 3, 4, 5].map(idOf);

it("conversations that were opened before go on", async () => {
  const { db } = await untilFinished(openEmptyMemoryDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("0006-discover")).error).toBeUndefined();
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

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
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
