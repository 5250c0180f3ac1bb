import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../database/open-pglite.ts";
import { createCaller } from "../call.ts";
import { addMigratedCluster } from "../database/migrated-cluster.ts";
import { fullMember } from "../full-member.ts";
import type { TestMember } from "../new-member.ts";
import { startTestServer } from "../test-server.ts";

/** A data folder that a server has used and left. */
export interface FilledFolder {
  readonly dataDir: string;
  readonly ada: TestMember;
  /** Ada's text about herself, with every character that may break on its way. */
  readonly bio: string;
}

/**
 * Makes a folder with a demo member among the others. The reset link that is requested at the end is in a job
 * that waits an hour.
 */
export async function fillFolder(): Promise<FilledFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), "gemel-filled-"));
  await addMigratedCluster(dataDir);
  const database = await openPglite(dataDir);
  const server = await startTestServer(async () => database, { DATA_DIR: dataDir });
  try {
    const { ada, ben } = await fullMember({ server, call: createCaller(server.app) });
    const bio = 'two\u2028rings\u2029"and" \\ {a,b} \t it\'s\nNULL \\N é 🜛';
    await server.services.db.jobs.send("password-forgotten", { emailKey: ada.email }, 3_600);
    await database.db.updateTable("profiles").set({ bio }).where("user_id", "=", ada.id).execute();
    const demo = { email: "admin@demo.example", email_key: "admin@demo.example" };
    await database.db.updateTable("users").set(demo).where("id", "=", ben.id).execute();
    return { dataDir, ada, bio };
  } finally {
    await server.close();
  }
}
