import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const usage = "npm run contract:diff -- OLDER_FILE [--against NEWER_FILE] [--json FILE]";
const ours = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));

/** What the command line asks for cannot be done; the message is one line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export interface Arguments {
  readonly older: string;
  /** @default this repository's openapi.yaml */
  readonly newer: string;
  /** Where the changes go as JSON. */
  readonly json: string | undefined;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { against: { type: "string" }, json: { type: "string" } },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Usage: ${usage}`, { cause: error });
  }
}

/** @throws UsageError */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const [older, ...surplus] = positionals;
  if (older === undefined || surplus.length > 0) {
    throw new UsageError(`Name one older contract. Usage: ${usage}`);
  }
  return { older, newer: values.against ?? relative("", ours), json: values.json };
}
