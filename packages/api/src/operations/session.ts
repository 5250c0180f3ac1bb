import type { Result } from "../api-error.ts";
import { callsOf } from "../calls.ts";
import { type ApiClient, refreshMargin } from "../client.ts";
import type { Schemas } from "../contract.ts";
import { nothing } from "../values/reading/reader.ts";
import { readSignIn, readUser, type User } from "../values/user.ts";
import { isRefusal } from "../session/renewal.ts";
import type { CallOptions } from "./call-options.ts";
import { readRenewal } from "./read-renewal.ts";

/** Signing in and out, and who is signed in: what the first screen needs. */
export function sessionOperations(client: ApiClient) {
  const { session, tokenStore } = client;
  const { get, post } = callsOf(client);
  return {
    /**
     * A token with at least `margin` seconds left, renewed where needed. Every call does this by
     * itself; it is for restoring a session and for sockets.
     * @param margin - seconds. @default 60
     */
    obtainToken: async (margin: number = refreshMargin): Promise<Result<string>> =>
      readRenewal(await session.freshToken(margin)),

    getMe: (options?: CallOptions) => get("/me", readUser, options),

    /** Signs in and stores the token. */
    login: async (body: Schemas["LoginRequest"], options?: CallOptions): Promise<Result<User>> => {
      const signIn = await post("/auth/login", readSignIn, { body, ...options });
      if (!signIn.ok) return signIn;
      const { user, token } = signIn.value;
      tokenStore.write(token);
      return { ok: true, value: user };
    },

    /** Signs out here at once, and on the server as soon as it answers: call it again if it did not. */
    logout: async (options?: CallOptions): Promise<Result<undefined>> => {
      const token = tokenStore.read();
      tokenStore.write("");
      const headers = { Authorization: token && `Bearer ${token}` };
      const result = await post("/auth/logout", nothing, { headers, ...options });
      // A backend that refuses has no session to end.
      const isOver = result.ok || (result.error.kind === "http" && isRefusal(result.error.status));
      // Another tab may have signed in since.
      if (isOver && tokenStore.read() === "") tokenStore.remove();
      return result;
    },
  };
}

export type SessionOperations = ReturnType<typeof sessionOperations>;
