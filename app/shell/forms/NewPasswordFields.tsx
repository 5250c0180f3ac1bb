import { PasswordField } from "@gemel/ui/PasswordField";
import { useIntl } from "@gemel/i18n";
import {
  passwordMaximum,
  passwordMinimum,
  passwordProblem,
} from "../../flows/session/new-password.ts";

export interface NewPassword {
  password: string;
  confirmation: string;
}

export const noPassword: NewPassword = { password: "", confirmation: "" };

const isMismatched = ({ password, confirmation }: NewPassword): boolean =>
  confirmation !== "" && passwordProblem(password, confirmation) === "mismatch";

/** Whether both are filled in and equal; a wrong length is reported only when the form is sent. */
export const canBeSent = (typed: NewPassword): boolean =>
  typed.password !== "" && typed.confirmation !== "" && typed.password === typed.confirmation;

interface NewPasswordFieldsProps {
  label: string;
  confirmationLabel: string;
  value: NewPassword;
  onChange: (typed: NewPassword) => void;
}

/** The two fields of every form that sets a password. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, confirmationLabel, value, onChange } = props;
  const intl = useIntl();
  return (
    <>
      <PasswordField
        name="password"
        autoComplete="new-password"
        isRequired
        minLength={passwordMinimum}
        validate={(typed) =>
          passwordProblem(typed, typed) === "too_long"
            ? intl.formatMessage({ id: "ui.field.tooLong" }, { count: passwordMaximum })
            : null
        }
        label={label}
        description={intl.formatMessage({ id: "auth.register.passwordHint" })}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
      />
      <PasswordField
        name="confirmation"
        autoComplete="new-password"
        isRequired
        label={confirmationLabel}
        errorMessage={isMismatched(value) && intl.formatMessage({ id: "auth.passwordsDiffer" })}
        value={value.confirmation}
        onChange={(confirmation) => onChange({ ...value, confirmation })}
      />
    </>
  );
}
