import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { migrate, rehearse } from "./stores/migrate.ts";
import { readMigrationsAhead } from "./stores/migration-state.ts";
import { openDatabase } from "./stores/open-database.ts";

await runCommand(
  {
    usage: "npm run db:migrate [-- --rehearse]",
    about: `Runs the migrations that are to come on the configured database, as the next start would.

  --rehearse  in a transaction that is taken back. Rehearse on a restored backup when the tables are large: what
              a migration touches is locked until it ends`,
    options: { rehearse: { type: "boolean", default: false } },
  },
  async ({ options }) => {
    await using opened = new AsyncDisposableStack();
    const { patient, close } = await openDatabase(readConfig(process.env), (error) =>
      console.error(error),
    );
    opened.defer(close);
    const names = await (options.rehearse ? rehearse(patient) : migrate(patient));
    if (names.length === 0) {
      const ahead = await readMigrationsAhead(patient);
      return ahead.length === 0
        ? "There is nothing to migrate."
        : `There is nothing to migrate: the database is ahead of this version by ${ahead.join(", ")}.`;
    }
    return [
      options.rehearse ? "Ran, and was taken back:" : "Ran:",
      ...names.map((name) => `  ${name}`),
    ].join("\n");
  },
);
