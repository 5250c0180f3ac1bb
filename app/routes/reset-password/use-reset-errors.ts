import { useIntl } from "@gemel/i18n";
import type { ResetFailure } from "../../flows/session/use-password-reset.ts";
import { useFormErrors } from "../../shell/forms/use-form-errors.ts";
import { resetFailureTexts } from "./reset-failure-texts.ts";

const ofPassword: ReadonlySet<ResetFailure["kind"]> = new Set([
  "password_guessable",
  "password_refused",
]);

/** Why no password was set, as a `Form` takes it. */
export function useResetErrors(failure: ResetFailure | null) {
  const intl = useIntl();
  const text = failure
    ? (failure.message ?? intl.formatMessage({ id: resetFailureTexts[failure.kind] }))
    : undefined;
  return useFormErrors(text, failure && ofPassword.has(failure.kind) ? "password" : undefined);
}
