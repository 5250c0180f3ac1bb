/**
 * npm run backup -- FILE
 *
 * Writes the configured database and media into one file that only its owner can read. A PostgreSQL server is
 * read as it is at one moment while Gemel serves; the embedded database belongs to one process, so Gemel must be
 * stopped for it. AUTH_SECRET is not in the file: keep it apart.
 */
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { MediaError } from "./services/media/media-error.ts";
import { backUp } from "./transfer/back-up.ts";
import { readFileName } from "./transfer/read-file-name.ts";
import { totalOf } from "./transfer/total-of.ts";
import { TransferError } from "./transfer/transfer-error.ts";

runCommand(async () => {
  const path = readFileName("usage: npm run backup -- FILE");
  const written = await backUp(readConfig(process.env), path);
  return `${totalOf(written)} are in ${path}. AUTH_SECRET is not: keep it apart.`;
}, [MediaError, TransferError]);
