import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { requireEmbedded } from "./transfer/require-embedded.ts";
import { migrate, rehearse, readMigrationsAhead } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";

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
    const config = readConfig(process.env);
    if (config.databaseUrl === undefined) await requireEmbedded(config.dataDir);
    const { untimedDb, close } = await openDatabase(config, (error) => console.error(error));
    opened.defer(close);
    const names = await (options.rehearse ? rehearse(untimedDb) : migrate(untimedDb));
    if (names.length === 0) {
      const ahead = await readMigrationsAhead(untimedDb);
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
