import { needed, oneOf } from "@gemel/command/arguments";
import { MendableError } from "@gemel/command/mendable-error";
import type { Kysely } from "kysely";
import type { Config } from "./config/config.ts";
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { emailKey } from "./foundation/email-key.ts";
import { systemClock } from "./foundation/clock.ts";
import { deriveKey } from "./foundation/secrets.ts";
import { nameAdmin, removeAdmin } from "./features/moderation/audit.ts";
import { createAddressHashes } from "./features/account-status/address-hashes.ts";
import { accountStore } from "./features/accounts/store.ts";
import type { Account } from "./features/accounts/account.ts";
import { moderationStore } from "./features/moderation/store.ts";
import { admitAdult } from "./features/account-status/minors.ts";
import { readAuthSecret } from "./config/auth-secret.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import type { Schema } from "./database/schema.ts";
import { requireEmbedded } from "./transfer/require-embedded.ts";

async function administer(command: "name" | "remove" | "adult" | "list", email = "") {
  await using opened = new AsyncDisposableStack();
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) await requireEmbedded(config.dataDir);
  const { db, untimedDb, close } = await openDatabase(config, (error) => console.error(error));
  opened.defer(close);
  await migrate(untimedDb);
  if (command === "list") return await list(db);
  return await db.transaction().execute(async (transaction) => {
    const account = await accountStore(transaction).findByEmail(emailKey(email));
    if (account === undefined)
      throw new MendableError(
        `there is no account with "${email}": look for a slip, or let them register first`,
      );
    if (command === "adult") return await admit(transaction, config, account);
    await change(transaction, command, account.id);
    return command === "name" ? `${email} is an admin.` : `${email} is no admin.`;
  });
}

/** Lifts a refusal by age. */
async function admit(
  db: Kysely<Schema>,
  { authSecret, dataDir }: Config,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<string> {
  const secret = authSecret ?? (await readAuthSecret(dataDir));
  const addressHash = createAddressHashes(deriveKey(secret, "address")).hash(email);
  if (await admitAdult(db, { id, addressHash }, systemClock()))
    return `${email} may state an adult's birth date.`;
  throw new MendableError(
    `"${email}" was not refused as too young: look for a slip, or let them save their profile first`,
  );
}

async function list(db: Kysely<Schema>): Promise<string> {
  const admins = await moderationStore(db).findAdmins();
  return admins.length === 0 ? "There is no admin yet." : admins.join("\n");
}

async function change(db: Kysely<Schema>, command: "name" | "remove", userId: string) {
  if (command === "name") await nameAdmin(db, userId, systemClock());
  else await removeAdmin(db, userId, systemClock());
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
