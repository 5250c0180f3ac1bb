import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mailer.ts";

/** A mail as nodemailer takes it. The id is the message's own, so that a mail sent twice shows once. */
export const composeMessage = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: { name: "", address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1).replace(">", "")}>`,
  headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail) },
});

const unsubscribeHeaders = ({ unsubscribe }: Mail): Readonly<Record<string, string>> =>
  unsubscribe === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
