import type { JobHandler } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { ContactMessage } from "./rules.ts";
import { contactStore } from "./store.ts";

/** Delivers a contact message, unless its sender's account has been erased since. */
export const sendContactMail =
  (services: Pick<Services, "contactEmail" | "db" | "mailer">): JobHandler<"contact-mail"> =>
  async ({ messageId }, id) => {
    const message = await contactStore(services.db).find(messageId);
    if (message === undefined) return;
    await services.mailer.send(composeContactMail(message, id, services.contactEmail));
  };

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
