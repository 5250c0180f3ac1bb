import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { TextField } from "@gemel/ui/TextField";
import { useIntl } from "@gemel/i18n";
import type { FormEvent } from "react";
import { useLinkRequest } from "../../flows/use-link-request.ts";
import { textLink } from "../../shell/text-link.tsx";

/** Asks for the verification link again; the answer says nothing about the address. */
export function ResendLink() {
  const intl = useIntl();
  const { phase, requestLink } = useLinkRequest("resendVerification");
  if (phase === "sent") {
    return (
      <p role="status">
        {intl.formatMessage({ id: "auth.verify.resend.done" }, textLink("/register"))}
      </p>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    requestLink(String(new FormData(event.currentTarget).get("email")));
  };
  return (
    <Form onSubmit={submit}>
      <p>{intl.formatMessage({ id: "auth.verify.resend.lead" })}</p>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        label={intl.formatMessage({ id: "common.email" })}
      />
      <Button type="submit" kind="secondary" isPending={phase === "sending"}>
        {intl.formatMessage({ id: "auth.verify.resend.submit" })}
      </Button>
    </Form>
  );
}
