import { fileURLToPath } from "node:url";
import { type Given, needed, wholeNumber } from "@gemel/command/arguments";
import { CannotRun } from "./cannot-run.ts";
import type { Contract } from "./contract/contract.ts";

export interface Options {
  /** The address of the server's API, or of the server itself. */
  readonly url: URL;
  /** The file, or what was read from it. */
  readonly contract: string | Contract;
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

const ownContract = fileURLToPath(new URL("../../../../openapi.yaml", import.meta.url));

export const commandLine = {
  usage: "npm run contract -- --url URL [options]",
  about: `Calls every operation of the contract on a server and prints where its answers depart.
Two more commands have a --help of their own: npm run contract -- proxy, and npm run contract -- diff.

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
Members that you give are changed as little as possible, and put back as they were.`,
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
  },
} as const;

/** @throws MendableError naming the argument at fault */
export function readOptions({ options: values }: Given<(typeof commandLine)["options"]>): Options {
  const { members, only, outbox, junit, json } = values;
  const number = (name: "seed" | "runs" | "timeout", otherwise: number, min: number, max: number) =>
    wholeNumber(`--${name}`, values[name] ?? String(otherwise), min, max);
  return {
    url: readUrl(needed("--url", values.url, commandLine.usage)),
    contract: values.contract ?? ownContract,
    seed: number("seed", Date.now() % 2 ** 31, -(2 ** 31), 2 ** 31 - 1),
    runs: number("runs", 15, 0, 10_000),
    timeout: number("timeout", 10_000, 1, 600_000),
    strict: values.strict ?? false,
    ...(only !== undefined && { only: only.split(",") }),
    ...(members !== undefined && { members }),
    ...(outbox !== undefined && { outbox }),
    ...(junit !== undefined && { junit }),
    ...(json !== undefined && { json }),
  };
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new CannotRun(`--url must begin with http:// or https://, not ${JSON.stringify(text)}`);
}
