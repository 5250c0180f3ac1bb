import { operations } from "./operations.ts";

/**
 * The access token of the contract's example, good for decades: what a signed-in member's browser
 * keeps.
 * @throws Error where the contract has no such example any more
 */
export function exampleToken(): string {
  const body = operations.refreshToken.answers["refreshed"]?.body;
  if (typeof body === "object" && body !== null && "token" in body) return String(body.token);
  throw new Error("refreshToken has no example `refreshed` with a token");
}
