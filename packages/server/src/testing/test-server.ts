import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "kysely";
import type { Environment } from "../config/environment.ts";
import { readConfig } from "../config/read-config.ts";
import { eraseExpired } from "../erase-expired.ts";
import { createServer, type Server, type ServerOptions } from "../create-server.ts";
import type { PasswordCost } from "../features/accounts/password-hashes.ts";
import type { Database } from "../database/database.ts";
import { checkContract } from "./contract/check-contract.ts";
import { createTestClock, createTestRepeat, type TestClock } from "./test-clock.ts";
import { createTestMailbox, type TestMailbox } from "./test-mailbox.ts";

/** The lowest cost that argon2 accepts: a hash takes a sixth of a millisecond, not 23. A member needs two. */
export const cheapPasswords: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A whole server in this process: its own database and folder, mails kept, time in the test's hands. */
export interface TestServer extends Server {
  readonly clock: TestClock;
  readonly dataDir: string;
  /** Answers that depart from the contract, one line each. */
  readonly departures: readonly string[];
  readonly mailbox: TestMailbox;
  /** Does once all that the server does again and again for live connections. */
  tick(): void;
  /** Lets this number of seconds pass, and erases what has expired by then. */
  eraseAfter(seconds: number): Promise<void>;
}

/** Configuration of a server behind a proxy of this machine, which names the client (`x-forwarded-for`). */
export const behindProxy = {
  NODE_ENV: "production",
  PUBLIC_URL: "http://localhost:3000",
  AUTH_SECRET: "a secret of 32 characters or more",
};

const environment: Environment = { DEMO: "off", LIMITS: "off", ROBOT_CHECK: "off" };

export async function startTestServer(
  openDatabase: (log: Logger) => Promise<Database>,
  overrides: Environment = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "gemel-test-"));
  const clock = createTestClock();
  const mailbox = createTestMailbox();
  const { repeat, tick } = createTestRepeat();
  let departures: readonly string[] = [];
  const config = readConfig({ ...environment, DATA_DIR: dataDir, ...overrides });
  const server = await createServer(config, {
    openDatabase,
    clock: clock.now,
    holdRefusal: () => Promise.resolve(),
    mailer: mailbox,
    passwordCost: cheapPasswords,
    repeat,
    log: { write: () => undefined },
    prepare: (app) => {
      departures = checkContract(app);
    },
    ...options,
  });
  // Otherwise it would sometimes erase or rescore what a test has just made.
  await server.settled;
  return {
    ...server,
    clock,
    dataDir,
    get departures() {
      return departures;
    },
    mailbox,
    tick,
    eraseAfter: (seconds) => {
      clock.advance(seconds);
      return eraseExpired(server.services);
    },
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
