import { constants } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runCommand } from "@gemel/command/run-command";
import type { Logger } from "pino";
import { ConfigError } from "./config/config-error.ts";
import { type Config, readConfig } from "./config/read-config.ts";
import { createServer } from "./create-server.ts";
import { seedDrawnMembers } from "./demo/drawn/seed-drawn-members.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { exists } from "./foundation/files.ts";
import { reportFailure } from "./operating/describe-failure.ts";
import type { Services } from "./services.ts";
import { DEMO_PASSWORD, type DemoMember } from "./demo/demo-members.ts";
import { version } from "./operating/status.ts";
import { outboxFolder } from "./mail/create-mailer.ts";

const READY = "Gemel is ready";

/** Announces that the server listens: in the log in production, as text for a terminal on a trial. */
function announceStart(
  config: Config,
  url: string,
  members: readonly DemoMember[],
  logger: Logger,
): void {
  if (config.mode === "trial") {
    console.log(describeTrial(config, url, members));
    return;
  }
  const { databaseUrl, redisUrl, s3, mailUrl, ai } = config;
  logger.info(
    {
      url,
      version,
      database: databaseUrl === undefined ? "embedded" : "postgres",
      redis: redisUrl !== undefined,
      media: s3 === undefined ? "files" : "s3",
      mail: mailUrl === undefined ? "files" : "smtp",
      ai: ai !== undefined,
    },
    READY,
  );
  if (databaseUrl === undefined) {
    logger.warn("the embedded database in DATA_DIR is used: DATABASE_URL names no other");
  }
  if (mailUrl === undefined) {
    logger.warn("MAIL_URL is not set: no mail arrives, so no registration can be opened");
  }
}

function describeTrial(config: Config, url: string, members: readonly DemoMember[]): string {
  const lines = [
    `${READY} at ${url}`,
    "Trial mode: for this machine only. Set NODE_ENV=production to serve others.",
  ];
  if (config.mailUrl === undefined) {
    lines.push(`Mails land in ${outboxFolder(config.dataDir)}, shown at ${url}/dev/outbox`);
  }
  if (members.length > 0) {
    lines.push("", `Demo members, all with the password ${DEMO_PASSWORD}`);
    const width = Math.max(...members.map(({ email }) => email.length));
    for (const { email, language, about } of members) {
      lines.push(`  ${email.padEnd(width)}  ${language}  ${about}`);
    }
    lines.push("All demo members are made up: portraits are drawn, voices are hummed tunes.");
  }
  return lines.join("\n");
}

/** How long it may take to finish what it is doing. */
const GRACE_MS = 25_000;

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode === "production") await requireApp(config.appFolder);
  const server = await createServer(config);
  // Node itself would print all that an error holds, what members sent included.
  process.on("uncaughtException", (error) => {
    server.report(error);
    process.exit(1);
  });
  const leaving = new AbortController();
  let drawing = Promise.resolve();
  const { logger } = server;
  const leave = async (signal: string): Promise<void> => {
    logger.info({ signal, drainSeconds: config.drainSeconds }, "asked to stop");
    server.drain();
    await pause(config.drainSeconds * 1_000);
    logger.info("drained");
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await drawing;
    await server.close();
    logger.info("stopped");
  };
  const stop = (signal: "SIGINT" | "SIGTERM"): void => {
    if (leaving.signal.aborted) process.exit(128 + constants.signals[signal]);
    leaving.abort();
    leave(signal).then(
      () => process.exit(0),
      (error: unknown) => process.exit(fail(error)),
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    const members = config.demo === "off" ? [] : await seedDemo(server.services);
    announceStart(config, await server.listen(), members, server.logger);
    if (config.demo === "on") drawing = addDrawnMembers(server.services, leaving.signal);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Requires the built app: without it every page is missing, while the process says that it is ready. */
async function requireApp(folder: string): Promise<void> {
  if (await exists(join(folder, "index.html"))) return;
  throw new ConfigError("APP_FOLDER", `there is no built app in "${folder}": npm run build`);
}

/** No call waits for the drawn members: the server answers while they are added, and if it fails. */
async function addDrawnMembers(services: Services, signal: AbortSignal): Promise<void> {
  try {
    const started = performance.now();
    const added = await seedDrawnMembers(services, signal);
    const seconds = Math.round((performance.now() - started) / 1_000);
    if (added > 0) console.log(`${added} more demo members moved in, in ${seconds} s.`);
  } catch (error) {
    reportFailure(error, process.env);
  }
}

const fail = (error: unknown): number => reportFailure(error, process.env);

await runCommand(
  {
    usage: "node packages/server/src/main.ts",
    about: `Serves the app as it was built, /api and /ws. What can be set are variables of the environment:
docs/configuration.md lists them.`,
  },
  () => serve().catch(fail),
);
