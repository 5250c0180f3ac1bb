import { useIntl, type MessageId } from "@gemel/i18n";
import type { RegistrationFailure, RobotProvider } from "../../flows/session/use-registration.ts";
import { useFormErrors } from "../../shell/forms/use-form-errors.ts";

const shared = {
  email_taken: "auth.register.error.emailTaken",
  email_invalid: "ui.field.emailInvalid",
  password_guessable: "auth.passwordGuessable",
  password_refused: "auth.passwordTooShort",
  robot_failed: "auth.register.error.robot",
  rate_limited: "error.rateLimited.soon",
  unreachable: "error.network",
  failed: "auth.register.error.failed",
} as const satisfies Partial<Record<RegistrationFailure, MessageId>>;

const withOwnCheck: Record<RegistrationFailure, MessageId> = {
  ...shared,
  robot_not_ready: "auth.robot.notReadyError",
};

const withRecaptcha: Record<RegistrationFailure, MessageId> = {
  ...shared,
  robot_not_ready: "auth.recaptcha.notReadyError",
};

/** docs/product.md section 8; reCAPTCHA is named only if it is the check in use. */
const registrationFailureTexts: Record<RobotProvider, Record<RegistrationFailure, MessageId>> = {
  altcha: withOwnCheck,
  off: withOwnCheck,
  recaptcha: withRecaptcha,
};

/** The field that a failure is about; the others concern the form as a whole. */
const fields: Partial<Record<RegistrationFailure, string>> = {
  email_invalid: "email",
  password_guessable: "password",
  password_refused: "password",
};

/** Why a registration failed, as a `Form` takes it. */
export function useRegistrationErrors(
  { failure, message }: { failure: RegistrationFailure | null; message: string | null },
  provider: RobotProvider,
) {
  const intl = useIntl();
  const said = failure === "password_refused" ? message : null;
  const text = failure
    ? (said ?? intl.formatMessage({ id: registrationFailureTexts[provider][failure] }))
    : undefined;
  return useFormErrors(text, failure ? fields[failure] : undefined);
}
