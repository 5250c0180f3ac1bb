import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readS3 } from "../config/s3-config.ts";
import { openPglite } from "../database/open-pglite.ts";
import { openPostgres } from "../database/open-postgres.ts";
import { createCaller } from "../testing/call.ts";
import { addEmptyCluster } from "../testing/database/empty-cluster.ts";
import { type FilledFolder, fillFolder } from "../testing/uploads/filled-folder.ts";
import { readAllRows } from "../testing/database/read-all-rows.ts";
import { runScript } from "../testing/process/run-script.ts";
import { type S3Server, startS3Server } from "../testing/s3/s3-server.ts";
import { onPostgres } from "../testing/databases.ts";
import {
  createScratchDatabase,
  type ScratchDatabase,
} from "../testing/database/scratch-postgres.ts";
import { startTestServer } from "../testing/test-server.ts";
import { backUp } from "./back-up.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";

onPostgres("an embedded folder moves to PostgreSQL", (postgres) => {
  let opened: { filled: FilledFolder; target: ScratchDatabase; s3: S3Server } | undefined;
  const here = () => {
    if (opened === undefined) throw new Error("not open");
    return opened;
  };
  beforeAll(async () => {
    const target = await createScratchDatabase(postgres);
    opened = { filled: await fillFolder(), target, s3: await startS3Server() };
  });
  afterAll(async () => {
    const { filled, target, s3 } = here();
    await Promise.all([target.drop(), s3.close(), rm(filled.dataDir, { recursive: true })]);
  });

  const openTarget = () =>
    openPostgres(here().target.url, (error) => {
      throw error;
    });
  const orderOf = () => {
    const { filled, target, s3 } = here();
    const bucket = readS3({ MEDIA_URL: s3.url });
    return { dataDir: filled.dataDir, databaseUrl: target.url, s3: bucket };
  };

  it("not while a server has it", async () => {
    const { dataDir } = here().filled;
    const { close } = await openPglite(dataDir);
    await expect(move(orderOf())).rejects.toThrow("is in use by another Gemel process");
    await close();
    await expect(move({ ...orderOf(), dataDir: tmpdir() })).rejects.toThrow("holds no embedded");
  });

  it("not to production with demo members of a trial", async () => {
    const { dataDir, ada } = here().filled;
    const rename = async (email: string) => {
      const { db, close } = await openPglite(dataDir);
      const names = { email, email_key: email };
      await db.updateTable("users").set(names).where("id", "=", ada.id).execute();
      await close();
    };
    await rename("member-1@seed-7.example");
    await expect(move({ ...orderOf(), mode: "production" })).rejects.toThrow(
      "DATA_DIR: holds demo members of a trial",
    );
    await rename(ada.email);
  });

  it("whole: every row of every table, every job and every file", async () => {
    const { filled, s3 } = here();
    const source = await openPglite(filled.dataDir);
    const rows = await readAllRows(source.db);
    await source.close();
    const moved = await move(orderOf());
    const target = await openTarget();
    expect(await readAllRows(target.db)).toEqual(rows);
    await target.close();
    expect(moved.tables.map(({ title, rows: count }) => [title, count]).toSorted()).toEqual(
      Object.entries(rows)
        .map(([name, each]) => [name === "job" ? "pgboss.job" : `public.${name}`, each.length])
        .toSorted(),
    );
    const files = (await readdir(join(filled.dataDir, "media"))).filter(
      (name) => name !== "uploads",
    );
    expect([...(await s3.keys()).keys()]).toEqual(files.map((name) => `media/${name}`).toSorted());
    expect(moved.media).toBe(files.length);
  });

  it("once", async () => {
    const again = { ...orderOf(), s3: undefined };
    await expect(move(again)).rejects.toThrow("the database is not empty: public.");
    await expect(move(orderOf())).rejects.toThrow("the media are not empty: there is ");
    const { filled, target } = here();
    const env = { DATA_DIR: filled.dataDir };
    expect(await runScript("move", ["--to", target.url], env)).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^the database is not empty: .*\n$/),
    });
    expect(await runScript("move", [], env)).toEqual({
      code: 2,
      stdout: "",
      stderr: "--to: is needed: npm run db:move -- --to postgres://…\n",
    });
    const lost = target.url.replace(/\/[^/]*$/, "/no-such-database");
    expect(await runScript("move", ["--to", lost], env)).toEqual({
      code: 2,
      stdout: "",
      stderr: "--to: the database cannot be reached: there is no database of this name\n",
    });
  });

  it("and goes on there: sessions, pictures, jobs; and a backup of it while it serves comes back", async () => {
    const { filled, s3, target } = here();
    const { ada, bio } = filled;
    const folder = await mkdtemp(join(tmpdir(), "gemel-moved-"));
    await using stack = new AsyncDisposableStack();
    stack.defer(() => rm(folder, { recursive: true }));
    const database = await openTarget();
    // The hour that it waits is over.
    await sql`
        update pgboss.job set start_after = now() where name = 'password-forgotten' and state = 'created'`.execute(
      database.db,
    );
    const server = await startTestServer(async () => database, {
      AUTH_SECRET: await readFile(join(filled.dataDir, "auth-secret"), "utf8"),
      MEDIA_URL: s3.url,
    });
    stack.defer(() => server.close());
    const call = createCaller(server.app);
    const { token } = ada;
    expect((await call("GET /me/profile", { token })).body).toMatchObject({
      profile: { bio: { Valid: true, String: bio } },
    });
    expect((await call(`GET /profile/picture/${ada.id}`, { token })).status).toBe(200);
    expect((await server.mailbox.next(ada.email)).subject).toMatch(/password/i);

    const file = join(folder, "gemel.zip");
    const place = { dataDir: folder, databaseUrl: target.url, s3: readS3({ MEDIA_URL: s3.url }) };
    const made = await backUp(place, file);
    expect((await call("GET /me", { token })).status).toBe(200);
    const fresh = join(folder, "fresh");
    await addEmptyCluster(fresh);
    await restore({ dataDir: fresh, databaseUrl: undefined, s3: undefined }, file);
    const restored = await openPglite(fresh);
    const rows = await readAllRows(restored.db);
    await restored.close();
    expect(
      made.tables.map(({ title, rows: count }) => [title.replace(/^\w+\./, ""), count]).toSorted(),
    ).toEqual(
      Object.entries(rows)
        .map(([name, each]) => [name, each.length])
        .toSorted(),
    );
    expect(rows["profiles"]?.some((row) => JSON.parse(row).bio === bio)).toBe(true);
    expect((await readdir(join(fresh, "media"))).length).toBe(made.media + 1);
  });
});
