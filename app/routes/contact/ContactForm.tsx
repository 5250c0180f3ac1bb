import { Button } from "@gemel/ui/Button";
import { EmailAddress } from "@gemel/ui/EmailAddress";
import { Form } from "@gemel/ui/Form";
import { Notice } from "@gemel/ui/Notice";
import { TextArea } from "@gemel/ui/TextArea";
import { TextField } from "@gemel/ui/TextField";
import { useIntl, type MessageId } from "@gemel/i18n";
import { useMemo, type FormEvent } from "react";
import { emailPattern } from "../../flows/session/email.ts";
import {
  contactLimits,
  isFilled,
  messageMinimum,
  type Contact,
  type ContactFailure,
} from "../../flows/settings/use-contact.ts";
import { VisuallyHidden } from "@gemel/ui/VisuallyHidden";

/** docs/product.md section 8. A wrong address is shown at its field. */
const contactFailureTexts: Record<Exclude<ContactFailure, "email_invalid">, MessageId> = {
  robot_suspected: "contact.error.robot",
  form_expired: "contact.error.expired",
  signed_out: "contact.error.signedOut",
  rate_limited: "error.rateLimited.soon",
  unreachable: "error.network",
  failed: "contact.error.failed",
};

const noErrors = {};

export function ContactForm(contact: Contact) {
  const { draft, failure, isMember, memberEmail, wait } = contact;
  const intl = useIntl();
  const isReadOnly = contact.phase === "submitting";
  const emailInvalid = intl.formatMessage({ id: "ui.field.emailInvalid" });
  const isEmailRefused = failure === "email_invalid";
  const errors = useMemo(
    () => (isEmailRefused ? { email: emailInvalid } : noErrors),
    [isEmailRefused, emailInvalid],
  );
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (value: string) => contact.change(name, value),
    isRequired: true,
    isReadOnly,
  });
  const line = (name: "fullName" | "subject") => ({
    ...field(name),
    // The browser counts white space, and finds by itself what is empty.
    validate: (text: string) =>
      text === "" || isFilled(text) ? null : intl.formatMessage({ id: "ui.field.valueMissing" }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    contact.submit();
  };
  return (
    <Form
      onSubmit={submit}
      errors={errors}
      error={
        failure && failure !== "email_invalid"
          ? intl.formatMessage({ id: contactFailureTexts[failure] })
          : ""
      }
    >
      <TextField
        {...line("fullName")}
        name="full_name"
        autoComplete="name"
        maxLength={contactLimits.fullName}
        label={intl.formatMessage({ id: "contact.fullName" })}
      />
      {isMember ? null : (
        <TextField
          {...field("email")}
          name="email"
          type="email"
          pattern={emailPattern}
          autoComplete="email"
          maxLength={contactLimits.email}
          label={intl.formatMessage({ id: "common.email" })}
          description={intl.formatMessage({ id: "contact.emailHint" })}
        />
      )}
      <TextField
        {...line("subject")}
        name="subject"
        maxLength={contactLimits.subject}
        label={intl.formatMessage({ id: "contact.subject" })}
      />
      <TextArea
        {...field("message")}
        name="message"
        rows={6}
        minLength={messageMinimum}
        maxLength={contactLimits.message}
        label={intl.formatMessage({ id: "contact.message" })}
        {...(memberEmail && {
          description: intl.formatMessage(
            { id: "contact.memberHint" },
            { address: <EmailAddress address={memberEmail} /> },
          ),
        })}
      />
      <RobotTrap value={contact.website} onChange={(value) => contact.change("website", value)} />
      <p>{intl.formatMessage({ id: "contact.privacy" })}</p>
      {contact.hasStampFailed ? (
        <Notice tone="warning">
          {intl.formatMessage({ id: "contact.error.failed" })}{" "}
          <Button kind="secondary" size="small" onPress={contact.retryStamp}>
            {intl.formatMessage({ id: "ui.retry" })}
          </Button>
        </Notice>
      ) : null}
      <Button
        type="submit"
        size="large"
        fullWidth
        aria-disabled={!contact.canSubmit}
        isPending={contact.phase === "submitting"}
      >
        {intl.formatMessage({ id: "contact.send" })}
      </Button>
      {wait ? <TooEarly {...wait} /> : null}
    </Form>
  );
}

interface TooEarlyProps {
  secondsLeft: number;
  secondsAsked: number;
}

/** How long to wait. A screen reader reads it once and not at each second. */
function TooEarly({ secondsLeft, secondsAsked }: TooEarlyProps) {
  const intl = useIntl();
  const text = (secs: number): string =>
    intl.formatMessage({ id: "contact.error.tooFast" }, { secs });
  return (
    <Notice tone="warning" live={false}>
      <span aria-hidden>{text(secondsLeft)}</span>
      <VisuallyHidden>
        <span role="alert">{text(secondsAsked)}</span>
      </VisuallyHidden>
    </Notice>
  );
}

interface RobotTrapProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field that is hidden from people and screen readers: only a robot fills it in. */
function RobotTrap({ value, onChange }: RobotTrapProps) {
  return (
    <VisuallyHidden>
      <span inert aria-hidden>
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </VisuallyHidden>
  );
}
