import { AppError } from "../../errors/app-error.ts";
import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import type { Device } from "./device.ts";
import { issueTokens, type SessionTokens } from "./issue-tokens.ts";
import { hashRefreshSecret } from "./refresh-secret.ts";

/** How long a refresh token works after it was followed by another, in seconds. */
const REUSE_GRACE = 60;

/** When a session was used is kept to so many seconds: nobody's day is to be read from it. */
const USE_STEP = 5 * 60;

/**
 * Exchanges a refresh token for the next. The previous one still works for a minute, so that two tabs
 * or a lost answer end nothing; one that is used later was stolen or kept, and ends its session.
 */
export async function refreshSession(
  parts: Pick<Parts, "accessTokens" | "clock" | "live" | "transaction">,
  refreshToken: string,
  device: Device,
): Promise<SessionTokens> {
  const hash = hashRefreshSecret(refreshToken);
  const now = parts.clock();
  const result = await parts.transaction(async ({ sessions }) => {
    const token = await sessions.findToken(hash);
    if (token === undefined || token.expiresAt <= now) return undefined;
    if (token.replacedAt !== null && secondsAfter(token.replacedAt, REUSE_GRACE) <= now) {
      await sessions.end(token.sessionId, now);
      return { ended: token.sessionId };
    }
    await sessions.replaceToken(hash, now);
    await sessions.noteUse(token.sessionId, device, asUsed(now));
    return issueTokens(parts, sessions, token);
  });
  if (result !== undefined && "ended" in result) await parts.live.endSession(result.ended);
  if (result === undefined || "ended" in result) throw new AppError("unauthorized");
  return result;
}

const asUsed = (moment: Date): Date =>
  new Date(moment.getTime() - (moment.getTime() % (USE_STEP * 1_000)));
