import { resetPassword as resetPasswordService } from "../services/accounts/reset-password.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const resetPassword: MakeOperation = (parts) => ({
  handler: async (request) => {
    await resetPasswordService(parts, request.body as Schemas["ResetPasswordRequest"]);
    const answer: Schemas["MessageAnswer"] = {
      message: "Your new password is set. You can sign in with it now.",
    };
    return answer;
  },
});
