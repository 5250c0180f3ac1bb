import { Button } from "@gemel/ui/Button";
import { Form } from "@gemel/ui/Form";
import { PasswordField } from "@gemel/ui/PasswordField";
import { useIntl } from "@gemel/i18n";
import { useMemo, type FormEvent } from "react";
import type { ProofFailure } from "../../flows/session/use-email-verification.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { textLink } from "../../shell/forms/text-link.tsx";

interface ProofFormProps {
  isSending: boolean;
  failure: ProofFailure | null;
  onSubmit: (password: string) => void;
}

/** Asks for the password of the registration, where the link was opened in another browser. */
export function ProofForm({ isSending, failure, onSubmit }: ProofFormProps) {
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
