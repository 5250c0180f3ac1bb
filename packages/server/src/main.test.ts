import { randomBytes, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openPglite } from "./database/open-pglite.ts";
import { addMigratedCluster } from "./testing/database/migrated-cluster.ts";
import { spawnServer } from "./testing/process/spawn-server.ts";
import { newFolder } from "./testing/folders.ts";

const production = (dataDir: string, appFolder: string) => ({
  NODE_ENV: "production",
  AUTH_SECRET: randomBytes(32).toString("hex"),
  DATA_DIR: dataDir,
  APP_FOLDER: appFolder,
});

/** A folder with a page, as a build has one. */
async function newBuild(): Promise<string> {
  const folder = await newFolder();
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  return folder;
}

it("a server with a wrong configuration says why in one line", async () => {
  expect(await spawnServer({ NODE_ENV: "production" }).ended).toEqual({
    code: 2,
    stdout: "",
    stderr: "AUTH_SECRET: is needed in production\n",
  });
});

it("a server in production refuses a trial's data in one line", async () => {
  const [folder, app] = [await newFolder(), await newBuild()];
  await addMigratedCluster(folder);
  const database = await openPglite(folder);
  const [email, id] = ["admin@demo.example", randomUUID()];
  const rest = { preferred_language: "en", created_at: new Date(), mailbox_hash: null };
  const account = { id, email, email_key: email, password_hash: "none", ...rest };
  await database.db.insertInto("users").values(account).execute();
  await database.close();
  expect(await spawnServer(production(folder, app)).ended).toEqual({
    code: 2,
    stdout: "",
    stderr:
      "DATA_DIR: holds demo members of a trial, whose password everyone knows; production needs data without them\n",
  });
});

it("a server in production without a built app says so in one line", async () => {
  const folder = await newFolder();
  expect(await spawnServer(production(folder, folder)).ended).toEqual({
    code: 2,
    stdout: "",
    stderr: `APP_FOLDER: there is no built app in "${folder}": npm run build\n`,
  });
});

it("every line of a server in production is JSON, from its start to its stop", async () => {
  const [folder, app] = [await newFolder(), await newBuild()];
  await addMigratedCluster(folder);
  const server = spawnServer(production(folder, app));
  const url = await server.url;
  server.process.kill("SIGTERM");
  const { code, stdout, stderr } = await server.ended;
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: expect.stringMatching(/^Server listening at /) },
    { msg: "Gemel is ready", url, database: "embedded", mail: "files" },
    { msg: "the embedded database in DATA_DIR is used: DATABASE_URL names no other" },
    { msg: "MAIL_URL is not set: no mail arrives, so no registration can be opened" },
    { msg: "asked to stop", signal: "SIGTERM", drainSeconds: 0 },
    { msg: "drained" },
    { msg: "stopped" },
  ]);
  expect([code, stderr]).toEqual([0, ""]);
});
