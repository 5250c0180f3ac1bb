import { serverIntl } from "@gemel/i18n/server";
import { askedLanguage } from "../http/language-of.ts";
import { resetPassword as resetPasswordService } from "../services/accounts/reset-password.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const resetPassword: MakeOperation = (parts) => ({
  handler: async (request) => {
    await resetPasswordService(parts, request.body as Schemas["ResetPasswordRequest"]);
    const answer: Schemas["MessageAnswer"] = {
      message: serverIntl(askedLanguage(request)).formatMessage({ id: "answers.passwordReset" }),
    };
    return answer;
  },
});
