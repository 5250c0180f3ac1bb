/** Outcome of a request for a fresh token. */
export type Renewal =
  | { readonly kind: "token"; readonly token: string }
  /** The server refused, and the token is gone; or the member signed out during the renewal. */
  | { readonly kind: "signed-out" }
  /** No answer, or one that says nothing about the session (5xx, 408, 429): the token is kept. */
  | { readonly kind: "unanswered"; readonly response: Response }
  | { readonly kind: "unanswered"; readonly error: Error };

/** The call itself: `POST /auth/refresh-token`, with the token to replace. Rejects when there is no answer. */
export type RequestToken = (stale: string) => Promise<Response>;

/** Whether a status says that there is no session any more, as `isSessionInvalid` of machines/failure.ts does. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Asks once and reads the answer, without touching what is stored. */
export async function askForToken(requestToken: RequestToken, stale: string): Promise<Renewal> {
  try {
    const response = await requestToken(stale);
    if (isRefusal(response.status)) return { kind: "signed-out" };
    if (!response.ok) return { kind: "unanswered", response };
    const { token } = (await response.json()) as { token?: unknown };
    if (typeof token === "string" && token !== "") return { kind: "token", token };
    throw new TypeError("The answer to refresh-token carries no token");
  } catch (thrown) {
    if (thrown instanceof Error) return { kind: "unanswered", error: thrown };
    throw thrown;
  }
}
