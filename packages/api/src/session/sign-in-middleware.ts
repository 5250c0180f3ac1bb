import type { Middleware } from "openapi-fetch";
import type { TokenStore } from "./token-store.ts";

/** Stores the token that a login answers with, and removes it when the member signs out. */
export function signInMiddleware(tokenStore: TokenStore): Middleware {
  return {
    async onResponse({ schemaPath, response }) {
      if (schemaPath === "/auth/logout") tokenStore.remove();
      if (schemaPath === "/auth/login" && response.ok) {
        const { token } = (await response.clone().json()) as { token?: unknown };
        if (typeof token === "string") tokenStore.write(token);
      }
      return undefined;
    },
    onError({ schemaPath }) {
      // Whoever wants to be out is out, even where the server cannot be told.
      if (schemaPath === "/auth/logout") tokenStore.remove();
    },
  };
}
