import type { KeyObject } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { type Clock, secondsAfter } from "../../foundation/clock.ts";
import { type SessionStore, sessionStore } from "./store.ts";
import { deriveKey, keyedHash, newSecret } from "../../foundation/secrets.ts";
import type { Services } from "../../services.ts";
import { AppError } from "../../errors/app-error.ts";

declare module "../../services.ts" {
  interface Services {
    readonly accessTokens: AccessTokens;
    readonly refreshTokens: RefreshTokens;
  }
}

/** How long an access token works, in seconds. */
const ACCESS_TOKEN_LIFE = 10 * 60;

const ALGORITHM = "HS256";
const ISSUER = "gemel";
const AUDIENCE = "gemel-api";

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

type AccessTokens = ReturnType<typeof createAccessTokens>;

interface VerifiedClaims extends AccessClaims {
  readonly expiresAt: Date;
}

/** How many verified tokens a process remembers: some 5 MB. */
const MAX_VERIFIED = 10_000;

/** JWTs by the best practices of RFC 8725: one algorithm; issuer, audience and expiry verified. */
export function createAccessTokens(key: KeyObject, clock: Clock) {
  // Verifying a signature takes a quarter of the CPU of `GET /me`. The session itself is looked up at each
  // call.
  const verified = new Map<string, VerifiedClaims>();
  const verify = async (token: string): Promise<VerifiedClaims | undefined> => {
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
  };
  return {
    issue: async ({ userId, sessionId }: AccessClaims) => {
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
    /** Returns the claims and their expiry, or nothing if the token is tampered with, expired or not ours. */
    read: async (token: string) => {
      const known = verified.get(token);
      if (known !== undefined && known.expiresAt > clock()) return known;
      verified.delete(token);
      const claims = await verify(token);
      if (claims === undefined) return undefined;
      if (verified.size >= MAX_VERIFIED) verified.delete(verified.keys().next().value ?? "");
      verified.set(token, claims);
      return claims;
    },
  };
}

type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/** @param secret with another one, no token that was handed out before is known: every session ends */
export function createRefreshTokens(secret: string) {
  const [nextKey, hashKey] = [
    deriveKey(secret, "refresh-token"),
    deriveKey(secret, "refresh-hash"),
  ];
  return {
    after: (token: string) => keyedHash(nextKey, token),
    hash: (token: string) => keyedHash(hashKey, token),
  };
}

const DAY = 24 * 60 * 60;

/** How long a session lives without being used, in seconds. */
export const SESSION_LIFE = 30 * DAY;

/** How long it lives at most, however often it is used, in seconds. */
export const MAX_SESSION_LIFE = 90 * DAY;

/** Returns the time until which a session that is used now can be continued. */
function continuableUntil(startedAt: Date, now: Date): Date {
  const [unused, last] = [
    secondsAfter(now, SESSION_LIFE),
    secondsAfter(startedAt, MAX_SESSION_LIFE),
  ];
  return unused < last ? unused : last;
}

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Hands out an access token and a refresh token of a session that began at a moment. */
export async function issueTokens(
  services: Pick<Services, "accessTokens" | "clock" | "refreshTokens">,
  sessions: SessionStore,
  { startedAt, ...claims }: AccessClaims & { readonly startedAt: Date },
  refreshToken = newSecret(),
): Promise<SessionTokens> {
  await sessions.addToken({
    hash: services.refreshTokens.hash(refreshToken),
    sessionId: claims.sessionId,
    expiresAt: continuableUntil(startedAt, services.clock()),
  });
  return { accessToken: await services.accessTokens.issue(claims), refreshToken };
}

/** Reads an access token, and sees that its session lives. @throws AppError `unauthorized` */
export async function authenticate(
  services: Pick<Services, "accessTokens" | "db">,
  accessToken: string | undefined,
) {
  const claims =
    accessToken === undefined ? undefined : await services.accessTokens.read(accessToken);
  if (claims === undefined) throw new AppError("unauthorized");
  const member = await sessionStore(services.db).findMember(claims.sessionId);
  if (member?.id !== claims.userId) throw new AppError("unauthorized");
  return { member, expiresAt: claims.expiresAt };
}
