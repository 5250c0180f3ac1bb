import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { emptyDatabases, onEachDatabase, onPostgres } from "../testing/databases.ts";
import { runScript } from "../testing/process/run-script.ts";
import { createScratchDatabase } from "../testing/database/scratch-postgres.ts";
import { startTestServer } from "../testing/test-server.ts";
import { DivergedError, migrate, migrateTo, rehearse, readMigrationsAhead } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { openPostgres } from "./open-postgres.ts";
import { untilFinished } from "../testing/until-finished.ts";
import { newFolder } from "../testing/folders.ts";

const names = Object.keys(migrations).toSorted();
onEachDatabase(
  "migrations",
  (open) => {
    it("can be rehearsed on what is there, and nothing of it stays", async () => {
      const { db } = await untilFinished(open());
      expect(await migrateTo(db, "0009-voice-replies")).toBe(true);
      const toCome = names.filter((name) => name > "0009-voice-replies");
      expect(await rehearse(db)).toEqual(toCome);
      expect(await rehearse(db)).toEqual(toCome);
      expect(await migrate(db)).toEqual(toCome);
      expect(await migrate(db)).toEqual([]);
      expect(await rehearse(db)).toEqual([]);
    });

    it("that fail say which and why, also in a rehearsal", async () => {
      const { db } = await untilFinished(open());
      await migrateTo(db, "0009-voice-replies");
      await sql`create table contact_messages ()`.execute(db);
      const failure =
        'the migration 0010-contact-messages failed: relation "contact_messages" already exists';
      await expect(rehearse(db)).rejects.toThrow(failure);
      await expect(migrate(db)).rejects.toThrow(failure);
    });

    it("of a newer version leave this one able to start", async () => {
      const { db } = await untilFinished(open());
      await migrate(db);
      await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(db);
      expect(await migrate(db)).toEqual([]);
      expect(await readMigrationsAhead(db)).toEqual(["9999-newer"]);
    });

    it("of another line are left alone, in one line", async () => {
      const { db } = await untilFinished(open());
      await migrateTo(db, "0009-voice-replies");
      await sql`insert into kysely_migration values ('0009-z-other', '2030-01-01')`.execute(db);
      await expect(migrate(db)).rejects.toBeInstanceOf(DivergedError);
    });

    it("that this version does not know are not gone to", async () => {
      const { db } = await untilFinished(open());
      expect(await migrateTo(db, "9999-newer")).toBe(false);
    });
  },
  emptyDatabases,
);

onPostgres("an empty database", (postgres) => {
  it("is migrated once by servers that start at the same moment", async () => {
    const { url, drop } = await createScratchDatabase(postgres);
    onTestFinished(drop);
    const open = () => openPostgres(url, () => undefined);
    const servers = await Promise.all([1, 2, 3].map(() => startTestServer(open)));
    for (const server of servers) await untilFinished(server);
    const { db, close } = await open();
    const { rows } = await sql<{ name: string }>`
        select name from kysely_migration order by name`.execute(db);
    await close();
    expect(rows.map(({ name }) => name)).toEqual(names);
    const answers = await Promise.all(servers.map(({ app }) => app.inject("/readyz")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it("is migrated by a command, and rehearsed by it before", async () => {
    const { url, drop } = await createScratchDatabase(postgres);
    onTestFinished(drop);
    const folder = await newFolder();
    const env = { DATABASE_URL: url, DATA_DIR: folder };
    const all = names.map((name) => `  ${name}\n`).join("");
    expect(await runScript("migrate", ["--rehearse"], env)).toEqual({
      code: 0,
      stdout: `Ran, and was taken back:\n${all}`,
      stderr: "",
    });
    expect(await runScript("migrate", [], env)).toMatchObject({ stdout: `Ran:\n${all}` });
  });
});
