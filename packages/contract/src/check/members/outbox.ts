import { exec } from "node:child_process";
import { CannotRun } from "../cannot-run.ts";
import { poll } from "../poll.ts";
import { type LinkKind, linkTokensIn } from "./link-tokens.ts";

export interface Outbox {
  /**
   * Waits for a link in a mail to an address and gives its token, the newest one that was not given before.
   * Undefined when none comes in time.
   * @throws CannotRun where the command fails
   */
  readonly tokenFor: (email: string, kind: LinkKind) => Promise<string | undefined>;
}

/** How long a mail may be on its way. */
const mailSeconds = 10;
/** How long the command may take, in milliseconds. */
const longest = 30_000;

/** @param command for the shell; `{email}` and `$EMAIL` are the address */
export function createOutbox(command: string): Outbox {
  const given = new Set<string>();
  return {
    tokenFor: async (email, kind) => {
      let failure: string | undefined;
      const token = await poll(mailSeconds, async () => {
        const printed = await print(command, email);
        failure = printed.failure;
        if (printed.fatal === true) throw failed(command, failure);
        return linkTokensIn(printed.text, kind).findLast((each) => !given.has(each));
      });
      // A command that finds nothing may fail until the mail is there.
      if (token === undefined && failure !== undefined) throw failed(command, failure);
      if (token !== undefined) given.add(token);
      return token;
    },
  };
}

const failed = (command: string, why = ""): CannotRun =>
  new CannotRun(`--outbox ${JSON.stringify(command)} fails: ${why}`);

interface Printed {
  readonly text: string;
  /** Why the command failed; it may succeed when the mail is there. */
  readonly failure?: string;
  /** The command can never succeed: it does not exist. */
  readonly fatal?: boolean;
}

function print(command: string, email: string): Promise<Printed> {
  const quoted = `'${email.replaceAll("'", `'\\''`)}'`;
  const options = { env: { ...process.env, EMAIL: email }, timeout: longest, maxBuffer: 64e6 };
  return new Promise((resolve) => {
    exec(command.replaceAll("{email}", quoted), options, (error, stdout, stderr) => {
      if (error === null) return resolve({ text: stdout });
      const said = stderr.trim().split("\n", 1)[0];
      const code = error.code ?? error.signal ?? "unknown";
      const failure = said === undefined || said === "" ? `exit code ${code}` : said;
      resolve({ text: stdout, failure, fatal: error.code === 126 || error.code === 127 });
    });
  });
}
