import type { Middleware } from "openapi-fetch";

/** Asks for sentences in the member's language. */
export function languageMiddleware(language: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set("Accept-Language", language());
      return request;
    },
  };
}
