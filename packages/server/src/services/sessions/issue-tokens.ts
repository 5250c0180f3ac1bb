import { hashSecret, newSecret } from "../browser-secret.ts";
import type { Parts } from "../parts.ts";
import type { AccessClaims } from "./access-tokens.ts";
import { continuableUntil } from "./session-life.ts";
import type { SessionStore } from "./session-store.ts";

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Hands out an access token and a refresh token of a session that began at a moment. */
export async function issueTokens(
  parts: Pick<Parts, "accessTokens" | "clock">,
  sessions: SessionStore,
  { startedAt, ...claims }: AccessClaims & { readonly startedAt: Date },
  refreshToken = newSecret(),
): Promise<SessionTokens> {
  await sessions.addToken({
    hash: hashSecret(refreshToken),
    sessionId: claims.sessionId,
    expiresAt: continuableUntil(startedAt, parts.clock()),
  });
  return { accessToken: await parts.accessTokens.issue(claims), refreshToken };
}
