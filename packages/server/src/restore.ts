/**
 * npm run restore -- FILE
 *
 * Brings a backup into the configured database and media, which must be empty, and up to this version's schema.
 * It need not be the kind of database or media that the backup was made of.
 */
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { MediaError } from "./services/media/media-error.ts";
import { readFileName } from "./transfer/read-file-name.ts";
import { restore } from "./transfer/restore.ts";
import { totalOf } from "./transfer/total-of.ts";
import { TransferError } from "./transfer/transfer-error.ts";

runCommand(async () => {
  const path = readFileName("usage: npm run restore -- FILE");
  const manifest = await restore(readConfig(process.env), path);
  return `${totalOf(manifest)} are back as they were on ${manifest.madeAt}.`;
}, [MediaError, TransferError]);
