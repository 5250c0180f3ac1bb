import { Button } from "@gemel/ui/Button";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { Spinner } from "@gemel/ui/Spinner";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import {
  useEmailVerification,
  type ProofFailure,
} from "../../flows/session/use-email-verification.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { useLinkRequest } from "../../flows/session/use-link-request.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { FormPage } from "../../shell/forms/FormPage.tsx";
import { textLink } from "../../shell/forms/text-link.tsx";
import { useAnswered } from "../../shell/forms/use-answered.ts";
import { useQuery } from "../../shell/place/use-query.ts";
import { Form } from "@gemel/ui/Form";
import { type FormEvent, useMemo } from "react";
import { EmailField } from "../../shell/forms/EmailField.tsx";
import { PasswordField } from "@gemel/ui/PasswordField";

interface ProofFormProps {
  isSending: boolean;
  failure: ProofFailure | null;
  onSubmit: (password: string) => void;
}

/** Asks for the password of the registration, where the link was opened in another browser. */
function ProofForm({ isSending, failure, onSubmit }: ProofFormProps) {
  const intl = useIntl();
  const { error, errors } = useMemo(() => {
    if (failure === null) return { error: "", errors: {} };
    if (failure !== "wrong_password") {
      return {
        error: intl.formatMessage({ id: failureText(failure, "error.unexpected") }),
        errors: {},
      };
    }
    const password = intl.formatMessage({ id: "auth.verify.proof.wrong" });
    return { error: "", errors: { password } };
  }, [failure, intl]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get("password")));
  };
  return (
    <Form onSubmit={submit} error={error} errors={errors}>
      <p>{intl.formatMessage({ id: "auth.verify.proof.lead" })}</p>
      <PasswordField
        name="password"
        autoComplete="current-password"
        isRequired
        label={intl.formatMessage({ id: "common.password" })}
      />
      <Button type="submit" size="large" fullWidth isPending={isSending}>
        {intl.formatMessage({ id: "auth.verify.proof.submit" })}
      </Button>
      <p>{intl.formatMessage({ id: "auth.verify.proof.forgotten" }, textLink("/register"))}</p>
    </Form>
  );
}

export default function VerifyEmail() {
  const intl = useIntl();
  const { phase, failure, message, retry, isProving, proofFailure, prove } = useEmailVerification(
    useQuery("token"),
  );
  const outcome = useSession().phase === "signedOut" ? "success" : "signedIn";
  const resend = useLinkRequest("resendVerification");
  useAnswered(phase !== "verifying");
  useAnswered(phase === "asking");
  useAnswered(resend.phase === "sent");

  if (phase === "verifying") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.verify.title" })}>
        <div data-wait>
          <Spinner label={intl.formatMessage({ id: "auth.verify.verifying" })} />
        </div>
      </FormPage>
    );
  }

  if (phase === "asking") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.verify.proof.title" })}>
        <ProofForm isSending={isProving} failure={proofFailure} onSubmit={prove} />
      </FormPage>
    );
  }

  if (phase === "withdrawn") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.verify.withdrawn.title" })}>
        <Stack gap={6}>
          <p role="status">
            {intl.formatMessage({ id: "auth.verify.withdrawn.body" }, textLink("/forgot-password"))}
          </p>
          <LinkButton href="/login">
            {intl.formatMessage({ id: "auth.verify.success.action" })}
          </LinkButton>
        </Stack>
      </FormPage>
    );
  }

  if (phase === "success") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.verify.success.title" })}>
        <Stack gap={6}>
          <p role="status">{intl.formatMessage({ id: `auth.verify.${outcome}.body` })}</p>
          <LinkButton href={outcome === "signedIn" ? "/profile" : "/login"}>
            {intl.formatMessage({ id: `auth.verify.${outcome}.action` })}
          </LinkButton>
        </Stack>
      </FormPage>
    );
  }

  if (resend.phase === "sent") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.mailed.title" })}>
        <p role="status">
          {intl.formatMessage({ id: "auth.verify.resend.done" }, textLink("/register"))}
        </p>
      </FormPage>
    );
  }

  return (
    <FormPage title={intl.formatMessage({ id: "auth.verify.error.title" })}>
      <Stack gap={6}>
        <Notice tone="danger">
          {(failure === "failed" && message) ||
            intl.formatMessage({
              id:
                phase === "unanswered"
                  ? failureText(failure ?? "failed", "error.unexpected")
                  : errorTexts[phase],
            })}
        </Notice>
        {phase === "unanswered" ? (
          <Button onPress={retry}>{intl.formatMessage({ id: "ui.retry" })}</Button>
        ) : (
          <ResendForm resend={resend} />
        )}
      </Stack>
    </FormPage>
  );
}

const errorTexts = {
  missingToken: "auth.verify.error.missingToken",
  refused: "auth.verify.error.invalid",
} as const;

function ResendForm({ resend }: { resend: ReturnType<typeof useLinkRequest> }) {
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    resend.requestLink(String(new FormData(event.currentTarget).get("email")));
  };
  return (
    <Form
      onSubmit={submit}
      error={resend.phase === "notOffered" ? intl.formatMessage({ id: "error.unexpected" }) : ""}
    >
      <p>{intl.formatMessage({ id: "auth.verify.resend.lead" })}</p>
      <EmailField />
      <Button type="submit" size="large" fullWidth isPending={resend.phase === "sending"}>
        {intl.formatMessage({ id: "auth.verify.resend.submit" })}
      </Button>
    </Form>
  );
}
