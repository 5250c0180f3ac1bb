import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { Inline } from "@gemel/ui/Inline";
import { Link } from "@gemel/ui/Link";
import { PasswordField } from "@gemel/ui/PasswordField";
import { StatusLine } from "@gemel/ui/StatusLine";
import { useIntl, type MessageId } from "@gemel/i18n";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { useSession, type SignInFailure } from "../../flows/session/use-session.ts";
import { EmailField } from "../../shell/forms/EmailField.tsx";
import { FormPage } from "../../shell/forms/FormPage.tsx";
import { textLink } from "../../shell/forms/text-link.tsx";
import type { ClosedReason } from "./ClosedAccount.tsx";

const ClosedAccount = lazy(() => import("./ClosedAccount.tsx"));

const failureTexts: Record<Exclude<SignInFailure, ClosedReason>, MessageId> = {
  invalid_credentials: "auth.login.error.invalidCredentials",
  email_not_verified: "auth.login.error.emailNotVerified",
  robot_check_failed: "auth.register.error.robot",
  unreachable: "error.network",
  rate_limited: "error.rateLimited.soon",
  unexpected: "error.unexpected",
};

const isClosed = (failure: SignInFailure): failure is ClosedReason => !(failure in failureTexts);

export default function Login() {
  const intl = useIntl();
  const session = useSession();
  // The failure of an attempt before this visit of the page is not shown.
  const [isTried, setTried] = useState(false);
  const signInFailure = isTried && session.signInFailure;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    session.signIn({
      email: String(data.get("email")),
      password: String(data.get("password")),
      ...(data.has("restore") && { restore: true }),
    });
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
          signInFailure && !isClosed(signInFailure)
            ? intl.formatMessage({ id: failureTexts[signInFailure] })
            : ""
        }
      >
        {signInFailure && isClosed(signInFailure) && (
          <Suspense>
            <ClosedAccount reason={signInFailure} />
          </Suspense>
        )}
        {signInFailure === "email_not_verified" && (
          <p>
            <Link href="/verify-email" standalone>
              {intl.formatMessage({ id: "auth.verify.resend.submit" })}
            </Link>
          </p>
        )}
        <EmailField />
        <PasswordField
          name="password"
          autoComplete="current-password"
          isRequired
          label={intl.formatMessage({ id: "common.password" })}
        />
        {session.isChecking && (
          <StatusLine isBusy>{intl.formatMessage({ id: "auth.robot.working" })}</StatusLine>
        )}
        <Button type="submit" size="large" fullWidth isPending={session.isSubmitting}>
          {intl.formatMessage({ id: "auth.login.submit" })}
        </Button>
      </Form>
    </FormPage>
  );
}
