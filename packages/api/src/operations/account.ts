import type { Result } from "../api-error.ts";
import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import {
  readConfirmation,
  readRobotCheck,
  readVerification,
  type Verification,
} from "../values/account.ts";
import type { CallOptions } from "./call-options.ts";

/** Signing up, and getting back in. */
export function accountOperations(client: ApiClient) {
  const { tokenStore } = client;
  const { get, post } = callsOf(client);
  return {
    getRobotCheck: (options?: CallOptions) => get("/auth/robot-check", readRobotCheck, options),

    register: (body: Schemas["RegisterRequest"], options?: CallOptions) =>
      post("/auth/register", readConfirmation, { body, ...options }),

    forgotPassword: (body: Schemas["ForgotPasswordRequest"], options?: CallOptions) =>
      post("/auth/forgot-password", readConfirmation, { body, ...options }),

    resendVerification: (body: Schemas["ResendVerificationRequest"], options?: CallOptions) =>
      post("/auth/resend-verification", readConfirmation, { body, ...options }),

    resetPassword: (body: Schemas["ResetPasswordRequest"], options?: CallOptions) =>
      post("/auth/reset-password", readConfirmation, { body, ...options }),

    /** Verifies an address. Without a token it asks to be signed in too, and stores the token of the answer. */
    verifyEmail: async (token: string, options?: CallOptions): Promise<Result<Verification>> => {
      const sign_in = !tokenStore.read();
      const query = { token, ...(sign_in && { sign_in }) };
      const result = await get("/verify-email", readVerification, {
        params: { query },
        ...options,
      });
      if (result.ok && result.value.token !== null) tokenStore.write(result.value.token);
      return result;
    },

    verifyEmailByPassword: (body: Schemas["VerificationRequest"], options?: CallOptions) =>
      post("/verify-email", readConfirmation, { body, ...options }),
  };
}

export type AccountOperations = ReturnType<typeof accountOperations>;
