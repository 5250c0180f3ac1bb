import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { emailKey } from "./services/accounts/email-key.ts";
import { systemClock } from "./services/clock.ts";
import { nameAdmin, removeAdmin } from "./services/moderation/name-admin.ts";
import { createAccountStore } from "./stores/account-store.ts";
import { createAuditStore } from "./stores/audit-store.ts";
import { migrate } from "./stores/migrate.ts";
import { openDatabase } from "./stores/open-database.ts";
import type { Schema } from "./stores/schema.ts";

const USAGE = "usage: npm run admin -- name EMAIL | remove EMAIL | list";

/** What somebody typed who can mend it. */
class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Names the first admin, and further ones, on the configured database. The embedded one belongs to one
 * process, so the server must be stopped for it; PostgreSQL takes it any time.
 */
async function main(): Promise<string> {
  const { command, email } = readOrder();
  await using opened = new AsyncDisposableStack();
  const { db, patient, close } = await openDatabase(readConfig(process.env), (error) =>
    console.error(error),
  );
  opened.defer(close);
  await migrate(patient);
  return command === "list" ? await list(db) : await change(db, command, email);
}

type Order =
  | { readonly command: "list"; readonly email?: undefined }
  | { readonly command: "name" | "remove"; readonly email: string };

function readOrder(): Order {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, email, ...more] = positionals;
  if (command === "list" && email === undefined) return { command };
  if ((command === "name" || command === "remove") && email !== undefined && more.length === 0) {
    return { command, email };
  }
  throw new UsageError(USAGE);
}

async function list(db: Kysely<Schema>): Promise<string> {
  const admins = await createAccountStore(db).findAdmins();
  return admins.length === 0 ? "There is no admin yet." : admins.join("\n");
}

function change(db: Kysely<Schema>, command: "name" | "remove", email: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const stores = {
      accounts: createAccountStore(transaction),
      audit: createAuditStore(transaction),
    };
    const account = await stores.accounts.findByEmail(emailKey(email));
    if (account === undefined) throw new UsageError(`nobody has an account with "${email}"`);
    const now = systemClock();
    if (command === "name") await nameAdmin(stores, account.id, now);
    else await removeAdmin(stores, account.id, now);
    return command === "name" ? `${email} is an admin.` : `${email} is no admin.`;
  });
}

runCommand(main, [UsageError]);
