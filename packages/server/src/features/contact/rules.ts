import { visibleText } from "@gemel/i18n/server";
import { AppError, fieldError } from "../../errors/app-error.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import type { ContactStamp } from "./stamps.ts";
import { contactStore, type ContactMessage } from "./store.ts";

export type { ContactMessage } from "./store.ts";

/** How long a stamp holds, in seconds. */
const STAMP_LIFE = 24 * 60 * 60;
/** Reading the form and writing a message takes longer, in seconds. */
const MIN_WAIT = 5;
/** Characters (code points), white space around them not counted. */
const MIN_MESSAGE = 20;

export interface ContactForm extends Pick<
  ContactMessage,
  "clientMessageId" | "fullName" | "subject" | "message"
> {
  /** A visitor's address. */
  readonly email: string | undefined;
  readonly stamp: string;
  /** When the page was loaded, by the visitor's clock. */
  readonly loadedAt: Date;
  /** The trap: people leave it empty. */
  readonly website: string;
}

type Sender = { readonly id: string; readonly email: string } | undefined;

/**
 * Keeps a message to the people behind Gemel, and mails it to them. A member is answered at the account's
 * address. A refused message has not spent its stamp; one that came before, by the sender's own id, is neither
 * kept nor mailed again.
 * @throws AppError `robot_suspected`, `too_fast`, or `rule_broken` naming the field
 */
export async function sendContactMessage(
  services: Pick<Services, "clock" | "contactStamps" | "transaction">,
  form: ContactForm,
  member: Sender,
): Promise<void> {
  refuseRobot(form);
  const texts = requireTexts(form);
  const email = member?.email ?? form.email;
  if (email === undefined) throw emailMissing();
  const now = services.clock();
  const stamp = services.contactStamps.read(form.stamp);
  if (stamp === undefined || secondsAfter(stamp.issuedAt, STAMP_LIFE) <= now) throw stampInvalid();
  refuseHaste(stamp, form.loadedAt, now);
  const memberId = member?.id ?? null;
  await services.transaction(async (db) => {
    const added = await contactStore(db).add({
      id: stamp.id,
      clientMessageId: form.clientMessageId,
      memberId,
      email,
      ...texts,
      createdAt: now,
    });
    if (added === "stampUsed") throw stampInvalid();
    if (added === "added") await db.jobs.send("contact-mail", { messageId: stamp.id });
  });
}

function refuseRobot({ website }: ContactForm): void {
  if (website === "") return;
  throw new AppError("robot_suspected", {
    details: [{ field: "website", code: "robot_suspected", message: "This field stays empty." }],
  });
}

function requireTexts(form: ContactForm): Pick<ContactForm, "fullName" | "subject" | "message"> {
  const [fullName, subject, message] = [form.fullName, form.subject, form.message].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const details = [
    ...(visibleText(fullName) === "" ? [required("full_name")] : []),
    ...(visibleText(subject) === "" ? [required("subject")] : []),
    ...([...visibleText(message)].length < MIN_MESSAGE
      ? [{ field: "message", code: "minLength", message: "This is too short." }]
      : []),
  ];
  if (details.length > 0) throw new AppError("rule_broken", { details });
  return { fullName, subject, message };
}

const required = (field: string) => ({
  field,
  code: "required",
  message: "This field is required.",
});

/**
 * Refuses haste, by our clock since the stamp, and by the visitor's since the page was loaded. A visitor's
 * clock that is ahead of ours is ignored and delays nothing.
 */
function refuseHaste(stamp: ContactStamp, loadedAt: Date, now: Date): void {
  const since = loadedAt <= now && loadedAt > stamp.issuedAt ? loadedAt : stamp.issuedAt;
  const waitMs = secondsAfter(since, MIN_WAIT).getTime() - now.getTime();
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1_000);
  const message = `Please wait ${seconds} more ${seconds === 1 ? "second" : "seconds"}.`;
  throw new AppError("too_fast", {
    details: [{ field: "loaded_at", code: "too_fast", message }],
    retryAfter: seconds,
  });
}

const emailMissing = (): AppError =>
  fieldError("rule_broken", {
    field: "email",
    code: "required",
    message: "Please enter a valid email address.",
  });

/** The same answer for a stamp that is not ours, expired or used. */
const stampInvalid = (): AppError =>
  new AppError("rule_broken", {
    message: "Please reload the page and send your message again.",
    details: [
      {
        field: "stamp",
        code: "invalid",
        message: "This form is out of time. Please reload the page.",
      },
    ],
  });
