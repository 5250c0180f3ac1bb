import { useIntl } from "@gemel/i18n";
import type { RegistrationFailure, RobotProvider } from "../../flows/session/use-registration.ts";
import { useFormErrors } from "../../shell/forms/use-form-errors.ts";
import { registrationFailureTexts } from "./registration-failure-texts.ts";

/** The field that a failure is about; the others concern the form as a whole. */
const fields: Partial<Record<RegistrationFailure, string>> = {
  email_invalid: "email",
  password_guessable: "password",
  password_refused: "password",
};

/** Why a registration failed, as a `Form` takes it. */
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
