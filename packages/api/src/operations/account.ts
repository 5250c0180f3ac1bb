import { callsOf } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readConfirmation, readRobotCheck } from "../values/account.ts";
import type { CallOptions } from "./call-options.ts";

/** Signing up, and getting back in. */
export function accountOperations(client: ApiClient) {
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

    verifyEmail: (token: string, options?: CallOptions) =>
      get("/verify-email", readConfirmation, { params: { query: { token } }, ...options }),

    verifyEmailByPassword: (body: Schemas["VerificationRequest"], options?: CallOptions) =>
      post("/verify-email", readConfirmation, { body, ...options }),
  };
}

export type AccountOperations = ReturnType<typeof accountOperations>;
