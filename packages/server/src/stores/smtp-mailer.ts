import { createTransport } from "nodemailer";
import type { Mailer } from "../services/mail/mailer.ts";
import { composeMessage } from "./compose-message.ts";

/** Hands mails to an SMTP server. */
export function createSmtpMailer(url: string, from: string): Mailer {
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
