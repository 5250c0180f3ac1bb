import type { Parts } from "../parts.ts";
import type { AccessClaims } from "./access-tokens.ts";
import { hashRefreshSecret, newRefreshSecret } from "./refresh-secret.ts";
import { continuableUntil } from "./session-life.ts";
import type { SessionStore } from "./session-store.ts";

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Hands out an access token and the next refresh token of a session that began at a moment. */
export async function issueTokens(
  parts: Pick<Parts, "accessTokens" | "clock">,
  sessions: SessionStore,
  { startedAt, ...claims }: AccessClaims & { readonly startedAt: Date },
): Promise<SessionTokens> {
  const refreshToken = newRefreshSecret();
  await sessions.addToken({
    hash: hashRefreshSecret(refreshToken),
    sessionId: claims.sessionId,
    expiresAt: continuableUntil(startedAt, parts.clock()),
  });
  return { accessToken: await parts.accessTokens.issue(claims), refreshToken };
}
