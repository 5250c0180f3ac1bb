import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "../clock.ts";

/** How long an access token works, in seconds. */
const ACCESS_TOKEN_LIFE = 10 * 60;

const ALGORITHM = "HS256";
const ISSUER = "gemel";
const AUDIENCE = "gemel-api";

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** The claims and when they run out, or nothing when the token is tampered with, out of time or not ours. */
  read(token: string): Promise<(AccessClaims & { readonly expiresAt: Date }) | undefined>;
}

/** JWTs by the best practices of RFC 8725: one algorithm; issuer, audience and expiry verified. */
export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  return {
    issue: async ({ userId, sessionId }) => {
      const issuedAt = Math.floor(clock().getTime() / 1_000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFE)
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ["exp", "sub", "sid"],
          currentDate: clock(),
        });
        const { sub, sid, exp } = payload;
        if (typeof sub !== "string" || typeof sid !== "string") return undefined;
        if (exp === undefined) return undefined;
        return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1_000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
