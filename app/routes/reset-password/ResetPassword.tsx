import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { LinkButton } from "@gemel/ui/LinkButton";
import { Notice } from "@gemel/ui/Notice";
import { PasswordField } from "@gemel/ui/PasswordField";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { usePasswordReset } from "../../flows/use-password-reset.ts";
import { FormPage } from "../../shell/FormPage.tsx";
import { useQuery } from "../../shell/use-query.ts";
import { resetFailureTexts } from "./reset-failure-texts.ts";

export default function ResetPassword() {
  const intl = useIntl();
  const navigate = useNavigate();
  const reset = usePasswordReset(useQuery("token"), {
    goToSignIn: () => void navigate("/login"),
  });
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");

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
          <Notice tone="success">{intl.formatMessage({ id: "auth.reset.success" })}</Notice>
          <Button kind="secondary" onPress={reset.goNow}>
            {intl.formatMessage({ id: "auth.goToLogin" })}
          </Button>
        </Stack>
      </FormPage>
    );
  }

  const isMismatched = confirmation !== "" && confirmation !== password;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    reset.submit({ password, confirmation });
  };

  return (
    <FormPage title={intl.formatMessage({ id: "auth.reset.title" })}>
      <Form
        onSubmit={submit}
        error={
          reset.failure ? intl.formatMessage({ id: resetFailureTexts[reset.failure.kind] }) : ""
        }
      >
        {reset.failure?.kind === "link_invalid" && <NewLink />}
        <PasswordField
          name="password"
          autoComplete="new-password"
          isRequired
          minLength={8}
          label={intl.formatMessage({ id: "auth.reset.password" })}
          description={intl.formatMessage({ id: "auth.register.passwordHint" })}
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          name="confirmation"
          autoComplete="new-password"
          isRequired
          label={intl.formatMessage({ id: "auth.reset.confirm" })}
          errorMessage={isMismatched && intl.formatMessage({ id: "auth.passwordsDiffer" })}
          value={confirmation}
          onChange={setConfirmation}
        />
        <Button
          type="submit"
          size="large"
          fullWidth
          isDisabled={!password || !confirmation || isMismatched}
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
