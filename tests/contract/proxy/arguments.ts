import { parseArgs } from "node:util";

const usage = "npm run contract:proxy -- URL [--port 4020]";

/** What the command line asks for cannot be done; the message is one line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export interface Arguments {
  /** Where the backend's paths begin, `http://localhost:3000/api`. */
  readonly base: URL;
  readonly port: number;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { port: { type: "string" } } });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Usage: ${usage}`, { cause: error });
  }
}

function readBase(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new UsageError(`"${text}" is no http or https URL. Usage: ${usage}`);
  }
  return url.pathname === "/" ? new URL("/api", url) : url;
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port ${text} is no port, 0 to 65535. Usage: ${usage}`);
}

/** @throws UsageError */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const [url, ...surplus] = positionals;
  if (url === undefined || surplus.length > 0) {
    throw new UsageError(`Name the URL of one backend. Usage: ${usage}`);
  }
  return { base: readBase(url), port: readPort(values.port ?? "4020") };
}
