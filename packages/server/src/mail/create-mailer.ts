import { join } from "node:path";
import type { Config } from "../config/read-config.ts";
import type { Clock } from "../foundation/clock.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createTransport } from "nodemailer";
import { composeMessage } from "./compose-message.ts";

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(composeMessage(mail, from));
    },
    close: () => transport.close(),
  };
}

/** Where mails are kept when no SMTP server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

export const createMailer = async (
  config: Pick<Config, "mailUrl" | "mailFrom" | "dataDir">,
  clock: Clock,
): Promise<Mailer> =>
  config.mailUrl === undefined
    ? createOutboxMailer(outboxFolder(config.dataDir), config.mailFrom, clock)
    : createSmtpMailer(config.mailUrl, config.mailFrom);
