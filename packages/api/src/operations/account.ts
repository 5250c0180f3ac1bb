import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readRobotCheck, readTold, type Told } from "../values/account.ts";
import type { CallOptions } from "./call-options.ts";

/** Signing up, and getting back in. */
export function accountOperations({ http }: ApiClient) {
  return {
    getRobotCheck: (options?: CallOptions): Promise<Result<Schemas["RobotCheck"]>> =>
      attempt(http.GET("/auth/robot-check", { ...options }), readRobotCheck),

    register: (body: Schemas["RegisterRequest"], options?: CallOptions): Promise<Result<Told>> =>
      attempt(http.POST("/auth/register", { body, ...options }), readTold),

    forgotPassword: (
      body: Schemas["ForgotPasswordRequest"],
      options?: CallOptions,
    ): Promise<Result<Told>> =>
      attempt(http.POST("/auth/forgot-password", { body, ...options }), readTold),

    resendVerification: (
      body: Schemas["ResendVerificationRequest"],
      options?: CallOptions,
    ): Promise<Result<Told>> =>
      attempt(http.POST("/auth/resend-verification", { body, ...options }), readTold),

    resetPassword: (
      body: Schemas["ResetPasswordRequest"],
      options?: CallOptions,
    ): Promise<Result<Told>> =>
      attempt(http.POST("/auth/reset-password", { body, ...options }), readTold),

    verifyEmail: (token: string, options?: CallOptions): Promise<Result<Told>> =>
      attempt(http.GET("/verify-email", { params: { query: { token } }, ...options }), readTold),

    verifyEmailByPassword: (
      body: Schemas["VerificationRequest"],
      options?: CallOptions,
    ): Promise<Result<Told>> => attempt(http.POST("/verify-email", { body, ...options }), readTold),
  };
}

export type AccountOperations = ReturnType<typeof accountOperations>;
