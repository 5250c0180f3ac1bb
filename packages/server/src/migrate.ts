/**
 * npm run db:migrate [-- --rehearse]
 *
 * Runs the migrations that are to come on the configured database, as the next start would; with --rehearse in
 * a transaction that is taken back. Rehearse on a restored backup when the tables are large: what a migration
 * touches is locked until it ends.
 */
import { parseArgs } from "node:util";
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { migrate, rehearse } from "./stores/migrate.ts";
import { openDatabase } from "./stores/open-database.ts";

async function runMigrations(): Promise<string> {
  const { values } = parseArgs({ options: { rehearse: { type: "boolean", default: false } } });
  await using opened = new AsyncDisposableStack();
  const { patient, close } = await openDatabase(readConfig(process.env), (error) =>
    console.error(error),
  );
  opened.defer(close);
  const names = await (values.rehearse ? rehearse(patient) : migrate(patient));
  if (names.length === 0) return "There is nothing to migrate.";
  return [
    values.rehearse ? "Ran, and was taken back:" : "Ran:",
    ...names.map((name) => `  ${name}`),
  ].join("\n");
}

runCommand(runMigrations);
