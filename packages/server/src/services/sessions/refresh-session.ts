import { AppError } from "../../errors/app-error.ts";
import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import type { Device } from "./device.ts";
import { issueTokens, type SessionTokens } from "./issue-tokens.ts";
import type { SessionStore } from "./session-store.ts";
import { hashSecret, secretAfter } from "../browser-secret.ts";

/** How long a refresh token works after it was followed by another, in seconds. */
const REUSE_GRACE = 60;

/** When a session was used is kept to so many seconds: nobody's day is to be read from it. */
const USE_STEP = 5 * 60;

/**
 * Exchanges a refresh token for the next. The previous one still works for a minute, so that two tabs
 * or a lost answer end nothing: it is answered with the newest token of its line, and begins no other line.
 * One that is used later was stolen or kept, and ends its session.
 * @param admit counts a use of a session, and refuses too many
 * @throws AppError `unauthorized`, or what `admit` throws
 */
export async function refreshSession(
  parts: Pick<Parts, "accessTokens" | "clock" | "live" | "refreshKey" | "stores" | "transaction">,
  refreshToken: string,
  device: Device,
  admit: (sessionId: string) => Promise<void>,
): Promise<SessionTokens> {
  const hash = hashSecret(refreshToken);
  const now = parts.clock();
  const session = await parts.stores.sessions.findToken(hash);
  if (session === undefined) throw new AppError("unauthorized");
  await admit(session.sessionId);
  const result = await parts.transaction(async ({ sessions }) => {
    await sessions.lock(session.sessionId);
    const token = await sessions.findToken(hash);
    if (token === undefined || token.expiresAt <= now) return undefined;
    if (token.replacedAt !== null && secondsAfter(token.replacedAt, REUSE_GRACE) <= now) {
      await sessions.end(token.sessionId, now);
      return { ended: token.sessionId };
    }
    await sessions.noteUse(token.sessionId, device, asUsed(now));
    const newest = await findNewest(parts, sessions, refreshToken);
    if (token.replacedAt !== null && newest !== refreshToken) {
      return { accessToken: await parts.accessTokens.issue(token), refreshToken: newest };
    }
    await sessions.replaceToken(hash, now);
    return issueTokens(parts, sessions, token, secretAfter(parts.refreshKey, refreshToken));
  });
  if (result !== undefined && "ended" in result) await parts.live.endSession(result.ended);
  if (result === undefined || "ended" in result) throw new AppError("unauthorized");
  return result;
}

/** The last of the tokens that follow one another from a token on; itself where none follows it. */
async function findNewest(
  { refreshKey }: Pick<Parts, "refreshKey">,
  sessions: SessionStore,
  refreshToken: string,
): Promise<string> {
  let newest = refreshToken;
  for (;;) {
    const next = secretAfter(refreshKey, newest);
    if ((await sessions.findToken(hashSecret(next))) === undefined) return newest;
    newest = next;
  }
}

const asUsed = (moment: Date): Date =>
  new Date(moment.getTime() - (moment.getTime() % (USE_STEP * 1_000)));
