import type { Result } from "../api-error.ts";
import { attempt, mapResult } from "../attempt.ts";
import { type ApiClient, refreshMargin } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { readUser, type User } from "../values/user.ts";
import type { CallOptions } from "./call-options.ts";
import { readRenewal } from "./read-renewal.ts";

/** Signing in and out, and who is signed in: what the first screen needs. */
export function sessionOperations({ http, session }: ApiClient) {
  return {
    /**
     * A token with at least `margin` seconds left, renewed where needed. Every call does this by
     * itself; it is for restoring a session and for sockets.
     *
     * @param margin - seconds. @default 60
     */
    obtainToken: async (margin: number = refreshMargin): Promise<Result<string>> =>
      readRenewal(await session.freshToken(margin)),

    getMe: async (options?: CallOptions): Promise<Result<User>> =>
      mapResult(await attempt(http.GET("/me", { ...options })), readUser),

    /** Signs in and stores the token. */
    login: async (body: Schemas["LoginRequest"], options?: CallOptions): Promise<Result<User>> =>
      mapResult(await attempt(http.POST("/auth/login", { body, ...options })), ({ data }) =>
        readUser(data),
      ),

    /** Signs out and removes the token, whatever the server answers. */
    logout: async (options?: CallOptions): Promise<Result<undefined>> =>
      mapResult(await attempt(http.POST("/auth/logout", { ...options })), () => undefined),
  };
}

export type SessionOperations = ReturnType<typeof sessionOperations>;
