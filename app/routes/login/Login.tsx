import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { Inline } from "@gemel/ui/Inline";
import { Link } from "@gemel/ui/Link";
import { PasswordField } from "@gemel/ui/PasswordField";
import { TextField } from "@gemel/ui/TextField";
import { useIntl, type MessageId } from "@gemel/i18n";
import type { FormEvent } from "react";
import { useSession, type SignInFailure } from "../../flows/use-session.ts";
import { FormPage } from "../../shell/FormPage.tsx";
import { textLink } from "../../shell/text-link.tsx";

const failureTexts: Record<SignInFailure, MessageId> = {
  invalid_credentials: "auth.login.error.invalidCredentials",
  email_not_verified: "auth.login.error.emailNotVerified",
  unexpected: "error.unexpected",
};

export default function Login() {
  const intl = useIntl();
  const session = useSession();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    session.signIn({ email: String(data.get("email")), password: String(data.get("password")) });
  };

  return (
    <FormPage
      title={intl.formatMessage({ id: "auth.login.title" })}
      below={
        <Inline justify="between">
          <Link href="/forgot-password" standalone>
            {intl.formatMessage({ id: "auth.login.forgot" })}
          </Link>
          <span>{intl.formatMessage({ id: "auth.login.noAccount" }, textLink("/register"))}</span>
        </Inline>
      }
    >
      <Form
        onSubmit={submit}
        error={
          session.signInFailure
            ? intl.formatMessage({ id: failureTexts[session.signInFailure] })
            : ""
        }
      >
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          label={intl.formatMessage({ id: "common.email" })}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          isRequired
          label={intl.formatMessage({ id: "common.password" })}
        />
        <Button type="submit" size="large" fullWidth isPending={session.isSubmitting}>
          {intl.formatMessage({ id: "auth.login.submit" })}
        </Button>
      </Form>
    </FormPage>
  );
}
