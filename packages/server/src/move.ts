import { join } from "node:path";
import { ConfigError } from "./config/config-error.ts";
import { type Environment, variable } from "./config/environment.ts";
import { parseUrl } from "./config/parse-url.ts";
import { readMode } from "./config/read-config.ts";
import { readS3 } from "./config/s3-config.ts";
import { move, type MoveOrder } from "./transfer/move.ts";
import { totalOf } from "./transfer/open-archive.ts";
import { runCommand } from "./run-command.ts";

/** Describes the next steps. The URLs may hold passwords, and the reader has just typed them. */
const describe = ({ dataDir, s3 }: MoveOrder, total: string): string =>
  [
    `${total} have moved, each table held against its sum. Start Gemel with`,
    "  DATABASE_URL  the value of --to",
    s3 === undefined
      ? `  DATA_DIR      ${dataDir}, where the media are; several machines need them in a bucket`
      : "  MEDIA_URL     the value of --media",
    `  AUTH_SECRET   what is in ${join(dataDir, "auth-secret")}, unless it was set; docs/operating.md says what another one costs`,
    s3 === undefined
      ? `The folder is as it was. When the new database serves, erase ${join(dataDir, "database")} and nothing else: the media stay there.`
      : `The folder is as it was. When the new database serves and AUTH_SECRET is set, erase it, but for ${join(dataDir, "outbox")} without MAIL_URL.`,
  ].join("\n");

await runCommand(
  {
    usage: "npm run db:move -- --to postgres://… [--media s3://…]",
    about: `Carries the embedded database in DATA_DIR to an empty PostgreSQL database. Gemel must be stopped; the folder
stays as it is.

  --to URL     the database, as DATABASE_URL has it later
  --media URL  carries the files to a bucket too, as MEDIA_URL has it later`,
    options: { to: { type: "string" }, media: { type: "string" } },
  },
  async ({ options }) => {
    const order: Environment = { ...process.env, "--to": options.to, "--media": options.media };
    const to = parseUrl(order, "--to", ["postgres", "postgresql"]);
    if (to === undefined) {
      throw new ConfigError("--to", "is needed: npm run db:move -- --to postgres://…");
    }
    const dataDir = variable(process.env, "DATA_DIR") ?? ".data";
    const wanted = {
      dataDir,
      databaseUrl: to.href,
      s3: readS3(order, "--media"),
      mode: readMode(process.env),
    };
    return describe(wanted, totalOf(await move(wanted)));
  },
);
