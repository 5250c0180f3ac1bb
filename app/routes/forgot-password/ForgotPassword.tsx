import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { Link } from "@gemel/ui/Link";
import { useIntl } from "@gemel/i18n";
import type { FormEvent } from "react";
import { useLinkRequest } from "../../flows/session/use-link-request.ts";
import { EmailField } from "../../shell/forms/EmailField.tsx";
import { FormPage } from "../../shell/forms/FormPage.tsx";
import { useAnswered } from "../../shell/forms/use-answered.ts";

export default function ForgotPassword() {
  const intl = useIntl();
  const { phase, requestLink } = useLinkRequest("forgotPassword");
  useAnswered(phase === "sent");
  const backToLogin = (
    <Link href="/login" standalone>
      {intl.formatMessage({ id: "auth.backToLogin" })}
    </Link>
  );

  if (phase === "sent") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.mailed.title" })} below={backToLogin}>
        <p role="status">{intl.formatMessage({ id: "auth.forgot.done.body" })}</p>
      </FormPage>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    requestLink(String(new FormData(event.currentTarget).get("email")));
  };

  return (
    <FormPage
      title={intl.formatMessage({ id: "auth.forgot.title" })}
      lead={intl.formatMessage({ id: "auth.forgot.lead" })}
      below={backToLogin}
    >
      <Form onSubmit={submit}>
        <EmailField />
        <Button type="submit" size="large" fullWidth isPending={phase === "sending"}>
          {intl.formatMessage({ id: "auth.forgot.submit" })}
        </Button>
      </Form>
    </FormPage>
  );
}
