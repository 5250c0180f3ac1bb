import type { MessageId } from "@gemel/i18n";
import type { RegistrationFailure, RobotProvider } from "../../flows/session/use-registration.ts";

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

/** docs/product.md section 8; reCAPTCHA is only named where it is the check in use. */
export const registrationFailureTexts: Record<
  RobotProvider,
  Record<RegistrationFailure, MessageId>
> = { altcha: withOwnCheck, off: withOwnCheck, recaptcha: withRecaptcha };
