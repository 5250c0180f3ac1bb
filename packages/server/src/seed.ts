import { needed, wholeNumber } from "@gemel/command/arguments";
import { sql } from "kysely";
import { ConfigError } from "./config/config-error.ts";
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { domainOf } from "./demo/demo-domains.ts";
import { DEMO_PASSWORD } from "./demo/demo-members.ts";
import { type SeedOrder, seedMembers } from "./demo/drawn/seed-members.ts";
import { systemClock } from "./foundation/clock.ts";
import { deriveKey } from "./foundation/secrets.ts";
import { createPasswords } from "./features/accounts/password-hashes.ts";
import { memberImport } from "./demo/member-import.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { openMediaStore } from "./media/open-media-store.ts";

const MAX = 10_000_000;

async function seed(order: SeedOrder): Promise<string> {
  const config = readConfig(process.env);
  if (config.mode === "production") {
    throw new ConfigError("NODE_ENV", "production takes no members whose password everyone knows");
  }
  const started = performance.now();
  await using opened = new AsyncDisposableStack();
  const { untimedDb: db, close } = await openDatabase(config, (error) => console.error(error));
  opened.defer(close);
  await migrate(db);
  const services = {
    clock: systemClock,
    media: await openMediaStore(config),
    passwords: createPasswords(deriveKey(String(order.seed), "password-salt")),
    add: (members: Parameters<ReturnType<typeof memberImport>["add"]>[0]) =>
      db.transaction().execute((transaction) => memberImport(transaction).add(members)),
    hasMember: async (id: string) => (await memberImport(db).known([id])).has(id),
  };
  await seedMembers(services, order, (added) => {
    if (added > 0 && added % 10_000 === 0) console.log(`${added} members`);
  });
  // Without it, the database would learn the distribution of these new rows only minutes later.
  await sql`analyze`.execute(db);
  const seconds = Math.round((performance.now() - started) / 1_000);
  return `${order.count} members in ${seconds} s: member-1@${domainOf(order.seed)} and so on, all with the password ${DEMO_PASSWORD}`;
}

const usage = "npm run seed -- --members N [--seed N]";

await runCommand(
  {
    usage,
    about: `Fills the configured database (DATA_DIR or DATABASE_URL) with made-up members, to measure with.

  --members N  how many
  --seed N     whom; the same number draws the same members (1)`,
    options: { members: { type: "string" }, seed: { type: "string", default: "1" } },
  },
  ({ options }) =>
    seed({
      count: wholeNumber("--members", needed("--members", options.members, usage), 1, MAX),
      seed: wholeNumber("--seed", options.seed, 0, MAX),
    }),
);
