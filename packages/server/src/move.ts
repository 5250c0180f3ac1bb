/**
 * npm run db:move -- --to postgres://… [--media s3://…]
 *
 * Carries the embedded database in DATA_DIR to an empty PostgreSQL database, and with --media its files to a
 * bucket. Gemel must be stopped; the folder stays as it is.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError } from "./config/config-error.ts";
import { type Environment, variable } from "./config/environment.ts";
import { parseUrl } from "./config/parse-url.ts";
import { readS3 } from "./config/s3-config.ts";
import { move, type MoveOrder } from "./transfer/move.ts";
import { totalOf } from "./transfer/total-of.ts";
import { runCommand } from "./run-command.ts";
import { MediaError } from "./services/media/media-error.ts";
import { TransferError } from "./transfer/transfer-error.ts";

function readOrder(env: Environment): MoveOrder {
  const { values } = parseArgs({ options: { to: { type: "string" }, media: { type: "string" } } });
  const order: Environment = { ...env, "--to": values.to, "--media": values.media };
  const to = parseUrl(order, "--to", ["postgres", "postgresql"]);
  if (to === undefined) {
    throw new ConfigError(
      "--to",
      "is needed: npm run db:move -- --to postgres://… [--media s3://…]",
    );
  }
  const dataDir = variable(env, "DATA_DIR") ?? ".data";
  return { dataDir, databaseUrl: to.href, s3: readS3(order, "--media") };
}

/** What to do next. The URLs may hold passwords, and whoever reads this has just typed them. */
const describe = ({ dataDir, s3 }: MoveOrder, total: string): string =>
  [
    `${total} have moved, each table held against its sum. Start Gemel with`,
    "  DATABASE_URL  the value of --to",
    s3 === undefined
      ? `  DATA_DIR      ${dataDir}, where the media are; several machines need them in a bucket`
      : "  MEDIA_URL     the value of --media",
    `  AUTH_SECRET   what is in ${join(dataDir, "auth-secret")}, unless it was set: else everybody signs in anew`,
    "The folder is as it was; erase it when the new database serves.",
  ].join("\n");

runCommand(async () => {
  const order = readOrder(process.env);
  return describe(order, totalOf(await move(order)));
}, [MediaError, TransferError]);
