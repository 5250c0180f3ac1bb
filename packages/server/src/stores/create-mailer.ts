import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Clock } from "../services/clock.ts";
import type { Mailer } from "../services/mail/mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** Where mails are kept when no SMTP server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

/** SMTP when configured, else the outbox. */
export async function createMailer(
  config: Pick<Config, "mailUrl" | "mailFrom" | "dataDir">,
  clock: Clock,
): Promise<Mailer> {
  return config.mailUrl === undefined
    ? createOutboxMailer(outboxFolder(config.dataDir), config.mailFrom, clock)
    : createSmtpMailer(config.mailUrl, config.mailFrom);
}
