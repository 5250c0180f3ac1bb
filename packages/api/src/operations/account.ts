import type { Result } from "../api-error.ts";
import { attempt } from "../attempt.ts";
import type { ApiClient } from "../client.ts";
import type { Schemas } from "../contract.ts";
import type { CallOptions } from "./call-options.ts";

type Message = Schemas["MessageAnswer"];

/** Signing up, and getting back in. */
export function accountOperations({ http }: ApiClient) {
  return {
    getRobotCheck: (options?: CallOptions): Promise<Result<Schemas["RobotCheck"]>> =>
      attempt(http.GET("/auth/robot-check", { ...options })),

    register: (body: Schemas["RegisterRequest"], options?: CallOptions): Promise<Result<Message>> =>
      attempt(http.POST("/auth/register", { body, ...options })),

    forgotPassword: (
      body: Schemas["ForgotPasswordRequest"],
      options?: CallOptions,
    ): Promise<Result<Message>> =>
      attempt(http.POST("/auth/forgot-password", { body, ...options })),

    resendVerification: (
      body: Schemas["ResendVerificationRequest"],
      options?: CallOptions,
    ): Promise<Result<Message>> =>
      attempt(http.POST("/auth/resend-verification", { body, ...options })),

    resetPassword: (
      body: Schemas["ResetPasswordRequest"],
      options?: CallOptions,
    ): Promise<Result<Message>> => attempt(http.POST("/auth/reset-password", { body, ...options })),

    verifyEmail: (token: string, options?: CallOptions): Promise<Result<Message>> =>
      attempt(http.GET("/verify-email", { params: { query: { token } }, ...options })),
  };
}

export type AccountOperations = ReturnType<typeof accountOperations>;
