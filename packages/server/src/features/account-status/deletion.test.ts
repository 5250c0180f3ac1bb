import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { INSTALLATION } from "../../media/media-name.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { erasureRules, keptAfter } from "../../testing/database/erasure-rules.ts";
import { tableNames } from "../../testing/database/schema-names.ts";
import { fullMember } from "../../testing/full-member.ts";
import { deleteAccount } from "../../testing/leave.ts";
import { readConversations, readMessages, textsOf } from "../../testing/live/conversations.ts";
import { signIn } from "../../testing/new-member.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { jobHandlers } from "../../job-handlers.ts";
import type { JobData, JobName } from "../../jobs/jobs.ts";

const DAY = 24 * 60 * 60;

onEachDatabase("a member who is erased", (open) => {
  let database: Database | undefined;
  const context = useTestServer({}, { openDatabase: async () => (database = await open()) });

  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> => {
    if (database === undefined) throw new Error("the database is not open");
    return (await query.execute(database.db)).rows;
  };
  /** Returns the names of the tables. Jobs have a schema of their own, which is checked below. */
  const tables = async () => (await tableNames(context().server.services.db)).toSorted();
  /** Returns the tables that contain one of these words. */
  const naming = async (words: readonly string[]): Promise<string[]> => {
    const found = [];
    for (const table of await tables()) {
      const rows = await rowsOf(sql<{ row: string }>`
        select to_jsonb(one)::text as row from ${sql.table(table)} as one`);
      if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(table);
    }
    return found;
  };
  const fileNames = async (): Promise<string[]> =>
    (await readdir(join(context().server.dataDir, "media")))
      .filter((name) => !["uploads", INSTALLATION].includes(name))
      .toSorted();
  const filesIn = async (...queries: readonly ReturnType<typeof sql<{ file: string }>>[]) => {
    const found = await Promise.all(queries.map((query) => rowsOf(query)));
    return found.flat().map(({ file }) => file);
  };
  const evidence = sql<{ file: string }>`
    select unnest(array_remove(array[picture_file, voice_file], null)) as file from reports`;
  const notes = sql<{ file: string }>`
    select audio_file as file from messages where audio_file is not null`;

  it("leaves what the rules name, and no table is without a rule", async () => {
    expect(await tables()).toEqual(Object.keys(erasureRules).toSorted());
    const schemas = await rowsOf(sql<{ table_schema: string }>`
      select distinct table_schema from information_schema.tables
      where table_schema not in ('information_schema', 'pg_catalog') order by 1`);
    expect(schemas.map(({ table_schema }) => table_schema)).toEqual(["pgboss", "public"]);
  });

  it("leaves no row and no file but those", async () => {
    const { call, server } = context();
    const { ada, ben, conversationId } = await fullMember(context());
    const { body } = await call("GET /me", { token: ada.token });
    const nickname = (body.nickname as { readonly String: string }).String;
    const sessions = await rowsOf(sql<{ id: string }>`
      select id from sessions where user_id = ${ada.id}`);
    const words = [ada.id, ada.email, nickname, ...sessions.map(({ id }) => id)];
    const about = Object.entries(erasureRules).filter(
      ([, rule]) => rule.rule !== "without members" && !("isMadeThen" in rule && rule.isMadeThen),
    );
    expect(await naming(words)).toEqual(about.map(([table]) => table));
    const own = await filesIn(
      sql`select picture_file as file from profiles where user_id = ${ada.id}`,
      sql`select voice_file as file from profiles where user_id = ${ada.id}`,
      sql`select file from voice_replies`,
      sql`select file from exports`,
    );
    expect(own).toHaveLength(4);
    const kept = [...(await filesIn(evidence)), ...(await filesIn(notes))].toSorted();
    expect(kept).toHaveLength(3);
    expect(await fileNames()).toEqual([...own, ...kept].toSorted());

    await deleteAccount(context(), ada);
    await server.eraseAfter(30 * DAY);
    expect(await naming(words)).toEqual(keptAfter(30));
    expect(await fileNames()).toEqual(kept);

    const { token } = await signIn(call, ben.email);
    const [talk] = (await readConversations(call, token)).items;
    expect(talk).toMatchObject({
      conversation_id: conversationId,
      participant_id: null,
      match_id: null,
      ended: true,
    });
    const said = await readMessages(call, token, conversationId);
    expect(textsOf(said)).toEqual(["Ben asks how you are", "Ada answers Ben", ""]);
    expect(said.items.map(({ sender_id }) => sender_id)).toEqual([ben.id, null, null]);
    const again = await call(`GET /nicknames/check?nickname=${encodeURIComponent(nickname)}`, {
      token,
    });
    expect(again.body).toMatchObject({ available: true });

    await doJobs(ada.id, ada.email, ben.id, conversationId);
    expect(server.mailbox.waiting(ada.email)).toEqual([]);
    expect(await naming(words)).toEqual(keptAfter(30));

    for (const days of [180, 730]) {
      await server.eraseAfter(days * DAY);
      expect(await naming(words)).toEqual(keptAfter(days + 30));
      expect(await fileNames()).toEqual((await filesIn(notes)).toSorted());
    }
  });

  /** Does every job that can still name the member when they are erased. */
  const doJobs = async (
    userId: string,
    email: string,
    otherId: string,
    conversationId: string,
  ): Promise<void> => {
    const unknownId = crypto.randomUUID();
    const jobs: JobData = {
      "registration-mail": { registrationId: unknownId, emailKey: email },
      "verification-mail": { emailKey: email },
      "password-forgotten": { emailKey: email },
      "password-changed-mail": { userId },
      "account-deleted-mail": { userId },
      insights: { userId },
      "twin-ready-mail": { userId },
      "like-notice": {
        memberId: userId,
        candidateId: otherId,
        decidedAt: new Date().toISOString(),
      },
      "released-words": { memberId: userId, candidateId: otherId },
      "match-mail": { matchId: unknownId, userId },
      "moderation-mail": { userId, news: "suspended" },
      "waiting-mail": { userId },
      export: { userId, exportId: unknownId },
      "export-failed": { userId, exportId: unknownId },
      "export-ready-mail": { userId, exportId: unknownId },
      "contact-mail": { messageId: unknownId },
      transcript: { conversationId, messageId: unknownId },
    };
    const handlers = jobHandlers(context().server.services);
    const run = <Name extends JobName>(name: Name): Promise<void> =>
      handlers[name](jobs[name], crypto.randomUUID());
    for (const name of Object.keys(jobs) as JobName[]) await run(name);
  };
});
