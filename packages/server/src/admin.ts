import { needed, oneOf } from "@gemel/command/arguments";
import { MendableError } from "@gemel/command/mendable-error";
import type { Kysely } from "kysely";
import { type Config, readConfig } from "./config/read-config.ts";
import { deleteByOperator } from "./features/accounts/deletion.ts";
import { requireFree, writeCopy } from "./features/export/compose-copy.ts";
import { startJobQueue, withJobs } from "./jobs/job-queue.ts";
import { openMediaStore } from "./media/open-media-store.ts";
import { requireOwnMedia } from "./require-own-media.ts";
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

const commands = ["name", "remove", "adult", "export", "erase", "list"] as const;

interface Order {
  readonly command: (typeof commands)[number];
  readonly email: string;
  readonly file: string;
}

const onError = (error: unknown): void => console.error(error);

async function administer(order: Order): Promise<string> {
  await using opened = new AsyncDisposableStack();
  const config = readConfig(process.env);
  const { command, email } = order;
  if (command === "export") await requireFree(order.file);
  if (config.databaseUrl === undefined) await requireEmbedded(config.dataDir);
  const database = await openDatabase(config, onError);
  opened.defer(database.close);
  const { db, untimedDb } = database;
  await migrate(untimedDb);
  if (command === "list") return await list(db);
  if (command === "export" || command === "erase") {
    const queue = await startJobQueue(database, onError);
    opened.defer(() => queue.stop());
    const services = withJobs(untimedDb, queue.jobs);
    return command === "erase"
      ? await erase(services, email)
      : await exportData(services, config, order);
  }
  return await db.transaction().execute(async (transaction) => {
    const account = await findMember(transaction, email);
    if (command === "adult") return await admit(transaction, config, account);
    await change(transaction, command, account.id);
    return command === "name" ? `${email} is an admin.` : `${email} is no admin.`;
  });
}

/** @throws MendableError for an address without an account */
async function findMember(db: Kysely<Schema>, email: string): Promise<Account> {
  const account = await accountStore(db).findByEmail(emailKey(email));
  if (account !== undefined) return account;
  throw new MendableError(
    `there is no account with "${email}": look for a slip, or let them register first`,
  );
}

type Joined = ReturnType<typeof withJobs>;

async function exportData(
  { db, transaction }: Joined,
  config: Config,
  { email, file }: Order,
): Promise<string> {
  const media = await openMediaStore(config);
  await requireOwnMedia(db, media, config.s3 === undefined ? "DATA_DIR" : "MEDIA_URL");
  await transaction(async (trx) => {
    const { id } = await findMember(trx, email);
    await writeCopy({ clock: systemClock, db: trx, media }, id, file);
  });
  return `The data of ${email} are in ${file}, which only you can read.`;
}

async function erase({ transaction }: Joined, email: string): Promise<string> {
  const until = await transaction(async (db) =>
    deleteByOperator(db, await findMember(db, email), systemClock()),
  );
  return `${email} is deleted, and erased after ${until.toISOString()}.`;
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

const usage =
  "npm run admin -- name EMAIL | remove EMAIL | adult EMAIL | export EMAIL FILE | erase EMAIL --yes | list";

function readOrder(yes: boolean, [text = "", email, file]: readonly string[]): Order {
  const command = oneOf("command", text, commands);
  if (yes && command !== "erase") throw new MendableError(`${command} takes no --yes: ${usage}`);
  if (command === "list" && email !== undefined)
    throw new MendableError(`list takes no EMAIL: ${usage}`);
  if (command === "list") return { command, email: "", file: "" };
  const order = { command, email: needed("EMAIL", email, usage), file: file ?? "" };
  if (command === "export") needed("FILE", file, usage);
  else if (file !== undefined) throw new MendableError(`${command} takes no FILE: ${usage}`);
  if (command === "erase" && !yes)
    throw new MendableError(`erase deletes the account of "${order.email}": add --yes to do it`);
  return order;
}

await runCommand(
  {
    usage,
    about: `Names the first admin, and further ones, lifts refusals by age, and gives and erases the data of a member who cannot
sign in, on the configured database. The embedded one belongs to one process, so the server must be stopped for it;
PostgreSQL takes it any time.

  name EMAIL         makes a member an admin
  remove EMAIL       makes an admin a member
  adult EMAIL        lifts a refusal by age, for a member who stated a wrong birth date
  export EMAIL FILE  writes the copy of their data that the member's own export gives
  erase EMAIL --yes  deletes the account as the member's own deletion does; a suspension stays
  list               shows the admins`,
    operands: { name: commands.join(", "), min: 1, max: 3 },
    options: { yes: { type: "boolean" } },
  },
  ({ operands, options: { yes = false } }) => administer(readOrder(yes, operands)),
);
