import type { Parts } from "../parts.ts";
import { hashSecret } from "../browser-secret.ts";

/** Ends the session that a refresh token or an access token belongs to; without one it is content. */
export async function logOut(
  parts: Pick<Parts, "accessTokens" | "clock" | "live" | "stores">,
  tokens: { readonly refreshToken: string | undefined; readonly accessToken: string | undefined },
): Promise<void> {
  const now = parts.clock();
  const { sessions } = parts.stores;
  const end = async (sessionId: string): Promise<void> => {
    await sessions.end(sessionId, now);
    await parts.live.endSession(sessionId);
  };
  if (tokens.refreshToken !== undefined) {
    const token = await sessions.findToken(hashSecret(tokens.refreshToken));
    if (token !== undefined) await end(token.sessionId);
  }
  if (tokens.accessToken !== undefined) {
    const claims = await parts.accessTokens.read(tokens.accessToken);
    if (claims !== undefined) await end(claims.sessionId);
  }
}
