import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPglite } from "../database/open-pglite.ts";
import { createCaller } from "../testing/call.ts";
import { addEmptyCluster } from "../testing/database/empty-cluster.ts";
import { type FilledFolder, fillFolder } from "../testing/uploads/filled-folder.ts";
import { signIn } from "../testing/new-member.ts";
import { readAllRows } from "../testing/database/read-all-rows.ts";
import { runScript } from "../testing/process/run-script.ts";
import { startTestServer } from "../testing/test-server.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";
import { totalOf } from "./archive-format.ts";

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
  const names = (await readdir(media)).filter((name) => name !== "uploads");
  const files = await Promise.all(names.map((name) => readFile(join(media, name))));
  return new Map(names.map((name, index) => [name, files[index] ?? Buffer.alloc(0)]));
}

/** Bytes of a ZIP entry's header before its name (APPNOTE 4.3.7). */
const ZIP_HEADER = 30;
/** Where the content of the entry starts whose header is at `at`. */
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

it("is of a folder with rows of every kind", () => {
  const kinds = ["audit_entries", "insights", "job", "member_changes", "profiles", "reports"];
  expect(kinds.filter((name) => rows[name]?.length === 0)).toEqual([]);
});

it("is refused while a server has the folder, and of a folder without a database", async () => {
  const { dataDir } = here();
  const server = await openPglite(dataDir);
  const asked = backUp(placeOf(dataDir), backup());
  await expect(asked).rejects.toThrow(`DATA_DIR: "${dataDir}" is in use by another Gemel process`);
  await server.close();
  await expect(backUp(placeOf(folder), backup())).rejects.toThrow("holds no embedded database");
  expect(await readdir(folder)).toEqual([]);
});

it("brings back every row and every file, and its members sign in", async () => {
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
  expect(await restore(placeOf(fresh), backup())).toEqual(made);
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

it("with demo members of a trial comes back in a trial alone", async () => {
  const trial = join(folder, "trial");
  await cp(here().dataDir, trial, { recursive: true });
  const database = await openPglite(trial);
  const demo = { email: "admin@demo.example", email_key: "admin@demo.example" };
  await database.db.updateTable("users").set(demo).where("id", "=", here().ada.id).execute();
  await database.close();
  const path = join(folder, "trial.zip");
  await backUp(placeOf(trial), path);
  const fresh = join(folder, "of-trial");
  await addEmptyCluster(fresh);
  await expect(restore({ ...placeOf(fresh), mode: "production" }, path)).rejects.toThrow(
    "FILE: holds demo members of a trial",
  );
  expect((await rowsOf(fresh))["users"]).toEqual([]);
  expect(await filesOf(fresh)).toEqual(new Map());
  await restore({ ...placeOf(fresh), mode: "trial" }, path);
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
  expect(await runScript("restore", [path], { DATA_DIR: dataDir })).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(/^the media are not empty: there is .*\n$/),
  });
  const lost = join(folder, "nowhere", "gemel.zip");
  expect(await runScript("backup", [lost], { DATA_DIR: dataDir })).toEqual({
    code: 2,
    stdout: "",
    stderr: `"${lost}": there is no such file or folder\n`,
  });
  expect(await runScript("restore", [], {})).toEqual({
    code: 2,
    stdout: "",
    stderr: "FILE is missing: npm run restore -- FILE\n",
  });
});
