import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config/read-config.ts";
import type { Clock } from "../foundation/clock.ts";
import type { Mailer } from "./mailer.ts";
import { composeMessage } from "./compose-message.ts";
import { makeFolder, writeWhole } from "../foundation/files.ts";

/** Writes each mail to a file of the outbox, for machines without a mail server. */
export async function createOutboxMailer(
  folder: string,
  from: string,
  clock: Clock,
): Promise<Mailer> {
  await makeFolder(folder);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const date = clock();
      const { message } = await transport.sendMail({ ...composeMessage(mail, from), date });
      if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave a stream for a buffer");
      const stamp = date.toISOString().replaceAll(/[:.]/g, "-");
      await writeWhole(join(folder, `${stamp}_${mail.id}.eml`), message);
    },
    close: () => undefined,
  };
}

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

/** Returns the folder of mails when no SMTP server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

export const createMailer = async (
  config: Pick<Config, "mailUrl" | "mailFrom" | "dataDir">,
  clock: Clock,
): Promise<Mailer> =>
  config.mailUrl === undefined
    ? createOutboxMailer(outboxFolder(config.dataDir), config.mailFrom, clock)
    : createSmtpMailer(config.mailUrl, config.mailFrom);
