import { parseArgs } from "node:util";
import { TransferError } from "./transfer-error.ts";

/** The one argument of a command. @throws TransferError with how to use it */
export function readFileName(usage: string): string {
  const [path, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (path === undefined || more.length > 0) throw new TransferError(usage);
  return path;
}
