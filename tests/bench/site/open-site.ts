import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type Server } from "@gemel/server";
import { readConfig } from "@gemel/server/config";
import {
  createScratchDatabase,
  runSql,
} from "../../../packages/server/src/testing/database/scratch-postgres.ts";

/** A site with members on PostgreSQL, whose processes are not started yet. */
export interface Site<Members> {
  readonly settings: Readonly<Record<string, string>> & { readonly DATABASE_URL: string };
  readonly members: Members;
}

const postgres = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Makes a database of its own on the server of `DATABASE_URL`, and fills it. @param closing takes it away */
export async function openSite<Members>(
  closing: AsyncDisposableStack,
  fill: (services: Server["services"]) => Promise<Members>,
): Promise<Site<Members>> {
  const database = await createScratchDatabase(postgres);
  closing.defer(() => database.drop());
  const { path: folder } = closing.use(await mkdtempDisposable(join(tmpdir(), "gemel-bench-")));
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    AUTH_SECRET: "a key that is good for one run of a benchmark",
    DEMO: "off",
    LIMITS: "off",
    PORT: "0",
  };
  const server = await createServer(readConfig(settings));
  try {
    return { settings, members: await fill(server.services) };
  } finally {
    await server.close();
    // PostgreSQL itself would update its statistics about so many new rows only minutes later.
    await runSql(database.url, "analyze");
  }
}
