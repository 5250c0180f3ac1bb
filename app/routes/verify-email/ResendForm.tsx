import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { useIntl } from "@gemel/i18n";
import type { FormEvent } from "react";
import { EmailField } from "../../shell/forms/EmailField.tsx";

interface ResendFormProps {
  isSending: boolean;
  onSubmit: (email: string) => void;
}

/** Asks for the verification link again. */
export function ResendForm({ isSending, onSubmit }: ResendFormProps) {
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get("email")));
  };
  return (
    <Form onSubmit={submit}>
      <p>{intl.formatMessage({ id: "auth.verify.resend.lead" })}</p>
      <EmailField />
      <Button type="submit" kind="secondary" isPending={isSending}>
        {intl.formatMessage({ id: "auth.verify.resend.submit" })}
      </Button>
    </Form>
  );
}
