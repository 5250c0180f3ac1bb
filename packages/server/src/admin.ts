import { needed, oneOf } from "@gemel/command/arguments";
import { MendableError } from "@gemel/command/mendable-error";
import type { Kysely } from "kysely";
import type { Config } from "./config/config.ts";
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { emailKey } from "./services/accounts/email-key.ts";
import { systemClock } from "./services/clock.ts";
import { deriveKey } from "./services/derive-key.ts";
import { nameAdmin, removeAdmin } from "./services/moderation/name-admin.ts";
import { createAddressHashes } from "./services/standing/address-hashes.ts";
import { createAccountStore } from "./stores/account-store.ts";
import { createAuditStore } from "./stores/audit-store.ts";
import { readAuthSecret } from "./stores/auth-secret.ts";
import { migrate } from "./stores/migrate.ts";
import { openDatabase } from "./stores/open-database.ts";
import { createRefusedMinorStore } from "./stores/refused-minor-store.ts";
import type { Schema } from "./stores/schema.ts";

/** Does what is asked on the configured database. */
async function administer(
  command: "name" | "remove" | "adult" | "list",
  email = "",
): Promise<string> {
  await using opened = new AsyncDisposableStack();
  const config = readConfig(process.env);
  const { db, patient, close } = await openDatabase(config, (error) => console.error(error));
  opened.defer(close);
  await migrate(patient);
  if (command === "list") return await list(db);
  return command === "adult" ? await admit(db, config, email) : await change(db, command, email);
}

/** Lifts a refusal by age. */
async function admit(
  db: Kysely<Schema>,
  { authSecret, dataDir }: Config,
  email: string,
): Promise<string> {
  const secret = authSecret ?? (await readAuthSecret(dataDir));
  const hash = createAddressHashes(deriveKey(secret, "address")).hash(email);
  if (await createRefusedMinorStore(db).lift(hash))
    return `${email} may state an adult's birth date.`;
  throw new MendableError(
    `"${email}" was not refused as too young: look for a slip, or let them save their profile first`,
  );
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
    if (account === undefined)
      throw new MendableError(
        `nobody has an account with "${email}": look for a slip, or let them register first`,
      );
    const now = systemClock();
    if (command === "name") await nameAdmin(stores, account.id, now);
    else await removeAdmin(stores, account.id, now);
    return command === "name" ? `${email} is an admin.` : `${email} is no admin.`;
  });
}

const usage = "npm run admin -- name EMAIL | remove EMAIL | adult EMAIL | list";

await runCommand(
  {
    usage,
    about: `Names the first admin, and further ones, and lifts refusals by age, on the configured database. The embedded one belongs to one process, so
the server must be stopped for it; PostgreSQL takes it any time.

  name EMAIL    makes a member an admin
  remove EMAIL  makes an admin a member
  adult EMAIL   lifts a refusal by age, for a member who stated a wrong birth date
  list          shows the admins`,
    operands: { name: "name, remove, adult or list", least: 1, most: 2 },
  },
  ({ operands: [text = "", email] }) => {
    const command = oneOf("command", text, ["name", "remove", "adult", "list"]);
    if (command === "list" && email !== undefined)
      throw new MendableError(`list takes no EMAIL: ${usage}`);
    return administer(command, command === "list" ? undefined : needed("EMAIL", email, usage));
  },
);
