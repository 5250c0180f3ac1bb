import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CannotRun, firstLine } from "./cannot-run.ts";

/** What one run is to do. */
export interface Options {
  /** Where the server's API begins, or the server itself. */
  readonly url: URL;
  readonly contract: string;
  /** File with credentials per onboarding status. */
  readonly members?: string;
  /** Shell command that prints the mails to an address. */
  readonly outbox?: string;
  readonly seed: number;
  /** The operations to examine; all when absent. The sequences run in any case. */
  readonly only?: readonly string[];
  /** Generated requests per operation. */
  readonly runs: number;
  /** Milliseconds that one answer may take. */
  readonly timeout: number;
  readonly strict: boolean;
  readonly junit?: string;
  readonly json?: string;
}

const ownContract = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));

export const help = `Calls every operation of the contract on a server and prints where its answers depart.

npm run contract -- --url URL [options]

  --url URL         the server (http://localhost:3000, /api is added) or where its API begins
  --members FILE    JSON: { "<role>": { "email", "password" } } with the roles registered,
                    profile_completed, questionnaire_completed, onboarding_complete, second
                    (another member who is onboarding_complete) and admin; every role may be missing
  --outbox COMMAND  prints the mails to an address, given as {email} and in $EMAIL; with it the runner
                    makes members of its own and takes them through the whole onboarding
  --seed N          repeats the generated requests of an earlier run
  --runs N          generated requests per operation (15)
  --only IDS        examine these operations only (getMe,login); the sequences run in any case
  --timeout MS      how long one answer may take (10000)
  --strict          fail as well when an operation was not reached
  --junit FILE      write the results as JUnit XML
  --json FILE       write the results as JSON
  --contract FILE   another contract than openapi.yaml
  --help            show this

Exit code: 0 no departure, 1 a departure (with --strict also an operation not reached), 2 no run.
Members that you give are changed as little as possible, and put back as they were.`;

const parsing = {
  options: {
    url: { type: "string" },
    contract: { type: "string" },
    members: { type: "string" },
    outbox: { type: "string" },
    seed: { type: "string" },
    only: { type: "string" },
    runs: { type: "string" },
    timeout: { type: "string" },
    strict: { type: "boolean" },
    junit: { type: "string" },
    json: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
} as const;

/**
 * Reads the command line; `"help"` when help is asked for.
 * @throws CannotRun naming the argument at fault
 */
export function readOptions(args: readonly string[]): Options | "help" {
  const values = parse(args);
  if (values.help === true) return "help";
  const { members, only, outbox, junit, json } = values;
  return {
    url: readUrl(values.url),
    contract: values.contract ?? ownContract,
    seed: readNumber("--seed", values.seed, Date.now() % 2 ** 31, -(2 ** 31), 2 ** 31 - 1),
    runs: readNumber("--runs", values.runs, 15, 0, 10_000),
    timeout: readNumber("--timeout", values.timeout, 10_000, 1, 600_000),
    strict: values.strict ?? false,
    ...(only !== undefined && { only: only.split(",") }),
    ...(members !== undefined && { members }),
    ...(outbox !== undefined && { outbox }),
    ...(junit !== undefined && { junit }),
    ...(json !== undefined && { json }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ ...parsing, args: [...args] }).values;
  } catch (error) {
    throw new CannotRun(`${firstLine(error)} (--help shows what there is)`, { cause: error });
  }
}

function readUrl(text: string | undefined): URL {
  if (text === undefined) throw new CannotRun("--url is missing (--help shows what there is)");
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new CannotRun(`--url must begin with http:// or https://, not ${JSON.stringify(text)}`);
}

function readNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
  throw new CannotRun(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}
