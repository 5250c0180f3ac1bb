import type { ContactMessage } from "../contact/contact-message.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import type { Mail } from "./mailer.ts";

/** Hands a message to the people behind Gemel, unless its sender's account has gone meanwhile. */
export function sendContactMail(
  parts: Pick<Parts, "contactEmail" | "mailer" | "stores">,
): JobHandler<"contact-mail"> {
  return async ({ messageId }, id) => {
    const message = await parts.stores.contactMessages.find(messageId);
    if (message === undefined) return;
    await parts.mailer.send(composeContactMail(message, id, parts.contactEmail));
  };
}

/** Plain text: what a stranger wrote has no way to be anything else. Answering it answers the sender. */
function composeContactMail(message: ContactMessage, id: string, to: string): Mail {
  const { fullName, email, memberId } = message;
  const sender = memberId === null ? "a visitor" : `the member ${memberId}`;
  return {
    id,
    to,
    replyTo: { name: fullName, address: email },
    subject: `Contact form: ${message.subject}`,
    text: `${fullName} <${email}>, ${sender}, wrote:\n\n${message.message}\n`,
  };
}
