import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { DEMO_PASSWORD, type DemoMember } from "./demo/demo-members.ts";
import { version } from "./operating/version.ts";
import { outboxFolder } from "./mail/create-mailer.ts";

const READY = "Gemel is ready";

/** Says that the server listens: in production in the log, on a trial in words for a terminal. */
export function announceStart(
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
