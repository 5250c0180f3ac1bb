import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readS3 } from "../config/s3-config.ts";
import { openPglite } from "../database/open-pglite.ts";
import { openPostgres } from "../database/open-postgres.ts";
import { INSTALLATION } from "../media/media-name.ts";
import { createCaller } from "../testing/call.ts";
import { addEmptyCluster } from "../testing/database/empty-cluster.ts";
import { type FilledFolder, fillFolder } from "../testing/uploads/filled-folder.ts";
import { signIn } from "../testing/new-member.ts";
import { readAllRows } from "../testing/database/read-all-rows.ts";
import { runHere, runScript } from "../testing/process/run-script.ts";
import { type S3Server, startS3Server } from "../testing/s3/s3-server.ts";
import { onPostgres } from "../testing/databases.ts";
import {
  createScratchDatabase,
  type ScratchDatabase,
} from "../testing/database/scratch-postgres.ts";
import { startTestServer } from "../testing/test-server.ts";
import { totalOf } from "./open-archive.ts";
import { backUp } from "./back-up.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";

let filled: FilledFolder | undefined;
let folder = "";
let rows: Awaited<ReturnType<typeof rowsOf>> = {};
const here = (): FilledFolder => {
  if (filled === undefined) throw new Error("not filled");
  return filled;
};
const backup = (): string => join(folder, "gemel.zip");
const placeOf = (dataDir: string) => ({ dataDir, databaseUrl: undefined, s3: undefined });

async function rowsOf(dataDir: string) {
  const database = await openPglite(dataDir);
  try {
    return await readAllRows(database.db);
  } finally {
    await database.close();
  }
}

async function filesOf(dataDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const media = join(dataDir, "media");
  const names = (await readdir(media)).filter((name) => !["uploads", INSTALLATION].includes(name));
  const files = await Promise.all(names.map((name) => readFile(join(media, name))));
  return new Map(names.map((name, index) => [name, files[index] ?? Buffer.alloc(0)]));
}

/** Bytes of a ZIP entry's header before its name (APPNOTE 4.3.7). */
const ZIP_HEADER = 30;
/** Returns the start of an entry's content; the entry's header is at `at`. */
const firstByteOf = (bytes: Buffer, at: number): number =>
  at + ZIP_HEADER + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-backup-"));
  filled = await fillFolder();
  rows = await rowsOf(filled.dataDir);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(here().dataDir, { recursive: true });
});

describe("a backup", () => {
  it("is of a folder with rows of every kind", () => {
    const kinds = ["audit_entries", "insights", "job", "member_changes", "profiles", "reports"];
    expect(kinds.filter((name) => rows[name]?.length === 0)).toEqual([]);
  });

  it("is refused while a server has the folder, and of a folder without a database", async () => {
    const { dataDir } = here();
    const server = await openPglite(dataDir);
    const asked = backUp(placeOf(dataDir), backup());
    await expect(asked).rejects.toThrow(
      `DATA_DIR: "${dataDir}" is in use by another Gemel process`,
    );
    await server.close();
    await expect(backUp(placeOf(folder), backup())).rejects.toThrow("holds no embedded database");
    expect(await readdir(folder)).toEqual([]);
  });

  it("brings back every row and every file, and its members sign in; demo members in a trial alone", async () => {
    const { dataDir, ada, bio } = here();
    const files = await filesOf(dataDir);
    const made = await backUp(placeOf(dataDir), backup());
    const count = Object.values(rows).reduce((total, each) => total + each.length, 0);
    const total = `${count} rows of ${Object.keys(rows).length} tables and ${files.size} files`;
    expect(totalOf(made)).toBe(total);
    expect((await stat(backup())).mode & 0o777).toBe(0o600);
    await expect(backUp(placeOf(dataDir), backup())).rejects.toThrow("is there already");

    const fresh = join(folder, "fresh");
    await addEmptyCluster(fresh);
    const inProduction = restore({ ...placeOf(fresh), mode: "production" }, backup());
    await expect(inProduction).rejects.toThrow("FILE: holds demo members of a trial");
    expect((await rowsOf(fresh))["users"]).toEqual([]);
    expect(await filesOf(fresh)).toEqual(new Map());
    expect(await restore({ ...placeOf(fresh), mode: "trial" }, backup())).toEqual(made);
    expect(await rowsOf(fresh)).toEqual(rows);
    expect(await filesOf(fresh)).toEqual(files);
    const again = (): Promise<unknown> => restore(placeOf(fresh), backup());
    await expect(again()).rejects.toThrow("the media are not empty: there is ");
    await rename(join(fresh, "media"), join(folder, "media"));
    await expect(again()).rejects.toThrow(/^the database is not empty: public\.\w+ has rows/);
    expect(await filesOf(fresh)).toEqual(new Map());
    await rm(join(fresh, "media"), { recursive: true });
    await rename(join(folder, "media"), join(fresh, "media"));

    const server = await startTestServer(() => openPglite(fresh), { DATA_DIR: fresh });
    const call = createCaller(server.app);
    const { token } = await signIn(call, ada.email);
    expect((await call("GET /me/profile", { token })).body).toMatchObject({
      profile: { bio: { Valid: true, String: bio } },
    });
    await server.close();
  });

  it("that is damaged, cut or something else brings nothing back", async () => {
    const bytes = await readFile(backup());
    const damaged = Buffer.from(bytes);
    const first = firstByteOf(bytes, bytes.indexOf("media/") - ZIP_HEADER);
    damaged[first] = (damaged[first] ?? 0) ^ 1;
    const cases = [
      ["damaged.zip", damaged, "is damaged: media/"],
      ["cut.zip", bytes.subarray(0, bytes.length / 2), "no whole backup of Gemel's"],
      ["other.zip", Buffer.from("two rings"), "no whole backup of Gemel's"],
    ] as const;
    const nowhere = placeOf(join(folder, "untouched"));
    for (const [name, content, line] of cases) {
      await writeFile(join(folder, name), content);
      await expect(restore(nowhere, join(folder, name))).rejects.toThrow(line);
    }
    await expect(restore(nowhere, "none.zip")).rejects.toThrow("is not there, or");
    expect(await readdir(folder)).not.toContain("untouched");
  });

  it("without a file that a row names is written, and says so", async () => {
    const { dataDir } = here();
    const [name = ""] = (await filesOf(dataDir)).keys();
    const [file, away] = [join(dataDir, "media", name), join(folder, name)];
    await rename(file, away);
    const path = join(folder, "without.zip");
    await expect(backUp(placeOf(dataDir), path)).rejects.toThrow(
      `are in ${path}, but 1 files that rows name are not in the media`,
    );
    await rename(away, file);
    expect((await stat(path)).size).toBeGreaterThan(0);
  });

  it("are two commands", async () => {
    const { dataDir } = here();
    const path = join(folder, "other-gemel.zip");
    expect(await runScript("backup", [path], { DATA_DIR: dataDir })).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^\d+ rows of \d+ tables and \d+ files are in .* keep it apart\.\n$/,
      ),
      stderr: "",
    });
    expect(await runHere("restore", [path], { DATA_DIR: dataDir })).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^the media are not empty: there is .*\n$/),
    });
    const lost = join(folder, "nowhere", "gemel.zip");
    expect(await runHere("backup", [lost], { DATA_DIR: dataDir })).toEqual({
      code: 2,
      stdout: "",
      stderr: `"${lost}": there is no such file or folder\n`,
    });
    expect(await runHere("restore", [], {})).toEqual({
      code: 2,
      stdout: "",
      stderr: "FILE is missing: npm run restore -- FILE\n",
    });
  });
});

onPostgres("an embedded folder moves to PostgreSQL", (postgres) => {
  let opened: { target: ScratchDatabase; s3: S3Server } | undefined;
  const there = () => {
    if (opened === undefined) throw new Error("not open");
    return opened;
  };
  beforeAll(async () => {
    const target = await createScratchDatabase(postgres);
    opened = { target, s3: await startS3Server() };
  });
  afterAll(async () => {
    const { target, s3 } = there();
    await Promise.all([target.drop(), s3.close()]);
  });

  const openTarget = () =>
    openPostgres(there().target.url, (error) => {
      throw error;
    });
  const orderOf = () => {
    const { target, s3 } = there();
    const bucket = readS3({ MEDIA_URL: s3.url });
    return { dataDir: here().dataDir, databaseUrl: target.url, s3: bucket };
  };

  it("not while a server has it", async () => {
    const { dataDir } = here();
    const { close } = await openPglite(dataDir);
    await expect(move(orderOf())).rejects.toThrow("is in use by another Gemel process");
    await close();
    await expect(move({ ...orderOf(), dataDir: tmpdir() })).rejects.toThrow("holds no embedded");
  });

  it("not to production with demo members of a trial", async () => {
    await expect(move({ ...orderOf(), mode: "production" })).rejects.toThrow(
      "DATA_DIR: holds demo members of a trial",
    );
  });

  it("whole: every row of every table, every job and every file", async () => {
    const { dataDir } = here();
    const moved = await move(orderOf());
    const target = await openTarget();
    expect(await readAllRows(target.db)).toEqual(rows);
    await target.close();
    expect(moved.tables.map(({ title, rows: count }) => [title, count]).toSorted()).toEqual(
      Object.entries(rows)
        .map(([name, each]) => [name === "job" ? "pgboss.job" : `public.${name}`, each.length])
        .toSorted(),
    );
    const files = [...(await filesOf(dataDir)).keys()];
    const kept = await there().s3.keys();
    expect([...kept.keys()]).toEqual(files.map((name) => `media/${name}`).toSorted());
    expect(moved.media).toBe(files.length);
  });

  it("once", async () => {
    const again = { ...orderOf(), s3: undefined };
    await expect(move(again)).rejects.toThrow("the database is not empty: public.");
    await expect(move(orderOf())).rejects.toThrow("the media are not empty: there is ");
    const { target } = there();
    const env = { DATA_DIR: here().dataDir };
    expect(await runHere("move", ["--to", target.url], env)).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^the database is not empty: .*\n$/),
    });
    expect(await runHere("move", [], env)).toEqual({
      code: 2,
      stdout: "",
      stderr: "--to: is needed: npm run db:move -- --to postgres://…\n",
    });
    const lost = target.url.replace(/\/[^/]*$/, "/no-such-database");
    expect(await runHere("move", ["--to", lost], env)).toEqual({
      code: 2,
      stdout: "",
      stderr: "--to: the database cannot be reached: there is no database of this name\n",
    });
  });

  it("and goes on there: sessions, pictures, jobs; and a backup of it while it serves comes back", async () => {
    const { s3, target } = there();
    const { dataDir, ada, bio } = here();
    const moved = await mkdtemp(join(folder, "moved-"));
    await using stack = new AsyncDisposableStack();
    const database = await openTarget();
    // The hour that it waits is over.
    await sql`
        update pgboss.job set start_after = now() where name = 'password-forgotten' and state = 'created'`.execute(
      database.db,
    );
    const server = await startTestServer(async () => database, {
      AUTH_SECRET: await readFile(join(dataDir, "auth-secret"), "utf8"),
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

    const file = join(moved, "gemel.zip");
    const place = { dataDir: moved, databaseUrl: target.url, s3: readS3({ MEDIA_URL: s3.url }) };
    const made = await backUp(place, file);
    expect((await call("GET /me", { token })).status).toBe(200);
    const fresh = join(moved, "fresh");
    await addEmptyCluster(fresh);
    await restore({ dataDir: fresh, databaseUrl: undefined, s3: undefined }, file);
    const restored = await rowsOf(fresh);
    expect(
      made.tables.map(({ title, rows: count }) => [title.replace(/^\w+\./, ""), count]).toSorted(),
    ).toEqual(
      Object.entries(restored)
        .map(([name, each]) => [name, each.length])
        .toSorted(),
    );
    expect(restored["profiles"]?.some((row) => JSON.parse(row).bio === bio)).toBe(true);
    expect((await readdir(join(fresh, "media"))).length).toBe(made.media + 1);
  });
});
