import type { MessageId } from "@gemel/i18n";
import type { ResetFailure } from "../../flows/session/use-password-reset.ts";

export const resetFailureTexts: Record<ResetFailure["kind"], MessageId> = {
  link_invalid: "auth.reset.error.invalid",
  password_guessable: "auth.passwordGuessable",
  password_refused: "auth.passwordTooShort",
  unreachable: "error.network",
  failed: "error.unexpected",
};
