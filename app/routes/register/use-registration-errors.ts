import { useIntl } from "@gemel/i18n";
import type { RegistrationFailure, RobotProvider } from "../../flows/use-registration.ts";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { registrationFailureTexts } from "./registration-failure-texts.ts";

/** The field that a failure is about; the others concern the form as a whole. */
const fields: Partial<Record<RegistrationFailure, string>> = {
  email_invalid: "email",
  password_guessable: "password",
  password_refused: "password",
};

/** Why nobody was registered, as a `Form` takes it. */
export function useRegistrationErrors(
  failure: RegistrationFailure | null,
  provider: RobotProvider,
) {
  const intl = useIntl();
  const text = failure
    ? intl.formatMessage({ id: registrationFailureTexts[provider][failure] })
    : undefined;
  return useFormErrors(text, failure ? fields[failure] : undefined);
}
