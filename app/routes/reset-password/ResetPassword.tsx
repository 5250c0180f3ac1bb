import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { useIntl, type MessageId } from "@gemel/i18n";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { usePasswordReset, type ResetFailure } from "../../flows/session/use-password-reset.ts";
import { FormPage } from "../../shell/forms/FormPage.tsx";
import { canBeSent, NewPasswordFields, noPassword } from "../../shell/forms/NewPasswordFields.tsx";
import { useAnswered } from "../../shell/forms/use-answered.ts";
import { useQuery } from "../../shell/place/use-query.ts";
import { useFormErrors } from "../../shell/forms/use-form-errors.ts";

const resetFailureTexts: Record<ResetFailure["kind"], MessageId> = {
  link_invalid: "auth.reset.error.invalid",
  password_guessable: "auth.passwordGuessable",
  password_refused: "auth.passwordTooShort",
  rate_limited: "error.rateLimited.soon",
  unreachable: "error.network",
  failed: "error.unexpected",
};

const ofPassword: ReadonlySet<ResetFailure["kind"]> = new Set([
  "password_guessable",
  "password_refused",
]);

/** Why no password was set, as a `Form` takes it. */
function useResetErrors(failure: ResetFailure | null) {
  const intl = useIntl();
  const text = failure
    ? (failure.message ?? intl.formatMessage({ id: resetFailureTexts[failure.kind] }))
    : undefined;
  return useFormErrors(text, failure && ofPassword.has(failure.kind) ? "password" : undefined);
}

export default function ResetPassword() {
  const intl = useIntl();
  const navigate = useNavigate();
  const reset = usePasswordReset(useQuery("token"), {
    goToSignIn: () => void navigate("/login"),
  });
  const { error, errors } = useResetErrors(reset.failure);
  const [newPassword, setNewPassword] = useState(noPassword);

  useAnswered(reset.phase === "done");

  if (reset.phase === "noToken") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.reset.title" })}>
        <Stack>
          <Notice tone="danger" live={false}>
            {intl.formatMessage({ id: "auth.reset.error.noToken" })}
          </Notice>
          <NewLink />
        </Stack>
      </FormPage>
    );
  }

  if (reset.phase === "done") {
    return (
      <FormPage title={intl.formatMessage({ id: "auth.reset.title" })}>
        <Stack>
          <Notice tone="success">
            {reset.message ?? intl.formatMessage({ id: "auth.reset.success" })}
          </Notice>
          <Button kind="secondary" onPress={reset.goNow}>
            {intl.formatMessage({ id: "auth.goToLogin" })}
          </Button>
        </Stack>
      </FormPage>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    reset.submit(newPassword);
  };

  return (
    <FormPage title={intl.formatMessage({ id: "auth.reset.title" })}>
      <Form onSubmit={submit} error={error} errors={errors}>
        {reset.failure?.kind === "link_invalid" && <NewLink />}
        <NewPasswordFields
          label={intl.formatMessage({ id: "auth.reset.password" })}
          confirmationLabel={intl.formatMessage({ id: "auth.reset.confirm" })}
          value={newPassword}
          onChange={setNewPassword}
        />
        <Button
          type="submit"
          size="large"
          fullWidth
          aria-disabled={!canBeSent(newPassword)}
          isPending={reset.phase === "submitting"}
        >
          {intl.formatMessage({ id: "auth.reset.submit" })}
        </Button>
      </Form>
    </FormPage>
  );
}

function NewLink() {
  const intl = useIntl();
  return (
    <LinkButton href="/forgot-password" kind="secondary">
      {intl.formatMessage({ id: "auth.reset.newLink" })}
    </LinkButton>
  );
}
