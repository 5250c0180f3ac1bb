import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import type { AccessClaims } from "./access-tokens.ts";
import { hashRefreshSecret, newRefreshSecret } from "./refresh-secret.ts";
import type { SessionStore } from "./session-store.ts";

/** How long a session lives without being used, in seconds. */
export const SESSION_LIFE = 30 * 24 * 60 * 60;

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Hands out an access token and the next refresh token of a session. */
export async function issueTokens(
  parts: Pick<Parts, "accessTokens" | "clock">,
  sessions: SessionStore,
  claims: AccessClaims,
): Promise<SessionTokens> {
  const refreshToken = newRefreshSecret();
  await sessions.addToken({
    hash: hashRefreshSecret(refreshToken),
    sessionId: claims.sessionId,
    expiresAt: secondsAfter(parts.clock(), SESSION_LIFE),
  });
  return { accessToken: await parts.accessTokens.issue(claims), refreshToken };
}
