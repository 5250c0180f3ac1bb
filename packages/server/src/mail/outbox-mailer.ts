import { join } from "node:path";
import { createTransport } from "nodemailer";
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
