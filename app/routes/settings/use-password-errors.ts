import { useIntl, type MessageId } from "@gemel/i18n";
import type { PasswordChangeFailure } from "../../flows/settings/use-password-change.ts";
import { useFormErrors } from "../../shell/forms/use-form-errors.ts";
import { failureText } from "./failure-text.ts";

interface Said {
  /** The field's name; none where it concerns the form as a whole. */
  field?: "current" | "password";
  text: MessageId;
}

function saidOf(failure: PasswordChangeFailure): Said {
  if (failure === "wrong_password") return { field: "current", text: "settings.password.wrong" };
  if (failure === "password_guessable")
    return { field: "password", text: "auth.passwordGuessable" };
  if (failure === "password_refused")
    return { field: "password", text: "settings.password.refused" };
  return { text: failureText(failure, "settings.password.failed") };
}

/** Why the password was not changed, as a `Form` takes it. */
export function usePasswordErrors(failure: PasswordChangeFailure | null) {
  const intl = useIntl();
  const said = failure === null ? null : saidOf(failure);
  return useFormErrors(said ? intl.formatMessage({ id: said.text }) : undefined, said?.field);
}
