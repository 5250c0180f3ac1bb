import { AppError } from "../../errors/app-error.ts";
import { type OpenSession, type SessionStore, sessionStore } from "./store.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import type { Device, Member } from "../../foundation/member.ts";
import { issueTokens, type SessionTokens } from "./tokens.ts";
import type { Db } from "../../jobs/db.ts";
import { endSessions } from "../account-status/deletion.ts";

/** How long a refresh token works after it was followed by another, in seconds. */
const REUSE_GRACE = 60;

/** When a session was used is kept to so many seconds: a member's day must not be read from it. */
const USE_STEP = 5 * 60;

/** The session that a refresh token belongs to; nothing for one that is unknown or has ended. */
export async function findSessionId(
  { db, refreshTokens }: Pick<Services, "db" | "refreshTokens">,
  refreshToken: string,
): Promise<string | undefined> {
  return (await sessionStore(db).findToken(refreshTokens.hash(refreshToken)))?.sessionId;
}

/**
 * Exchanges a refresh token for the next. The previous one still works for a minute, so that two tabs
 * or a lost answer end nothing: it is answered with the newest token of its line, and begins no other line.
 * One that is used later was stolen or kept, and ends its session.
 * @param admit counts a use of a session, and refuses too many
 * @throws AppError `unauthorized`, or what `admit` throws
 */
export async function refreshSession(
  services: Pick<
    Services,
    "accessTokens" | "clock" | "db" | "live" | "refreshTokens" | "transaction"
  >,
  refreshToken: string,
  device: Device,
  admit: (sessionId: string) => Promise<void>,
): Promise<SessionTokens> {
  const hash = services.refreshTokens.hash(refreshToken);
  const now = services.clock();
  const session = await sessionStore(services.db).findToken(hash);
  if (session === undefined) throw new AppError("unauthorized");
  await admit(session.sessionId);
  const result = await services.transaction(async (db) => {
    const sessions = sessionStore(db);
    await sessions.lock(session.sessionId);
    const token = await sessions.findToken(hash);
    if (token === undefined || token.expiresAt <= now) return undefined;
    if (token.replacedAt !== null && secondsAfter(token.replacedAt, REUSE_GRACE) <= now) {
      await sessions.end(token.sessionId, now);
      return { ended: token.sessionId };
    }
    await sessions.noteUse(token.sessionId, device, asUsed(now));
    const newest =
      token.replacedAt === null ? refreshToken : await findNewest(services, sessions, refreshToken);
    if (newest !== refreshToken) {
      return { accessToken: await services.accessTokens.issue(token), refreshToken: newest };
    }
    await sessions.replaceToken(hash, now);
    return issueTokens(services, sessions, token, services.refreshTokens.after(refreshToken));
  });
  if (result !== undefined && "ended" in result) await services.live.endSession(result.ended);
  if (result === undefined || "ended" in result) throw new AppError("unauthorized");
  return result;
}

/** Returns the last token of the chain that starts with a token; the token itself if none follows it. */
async function findNewest(
  { refreshTokens }: Pick<Services, "refreshTokens">,
  sessions: SessionStore,
  refreshToken: string,
): Promise<string> {
  let newest = refreshToken;
  for (;;) {
    const next = refreshTokens.after(newest);
    if ((await sessions.findToken(refreshTokens.hash(next))) === undefined) return newest;
    newest = next;
  }
}

const asUsed = (moment: Date): Date =>
  new Date(moment.getTime() - (moment.getTime() % (USE_STEP * 1_000)));

const MAX_SESSIONS = 100;

/** A session in which a member is signed in. */
export interface SignedInSession extends OpenSession {
  readonly isCurrent: boolean;
}

/** Returns the open sessions of a member: this session first, then by last use, the latest first. */
export async function getSessions(
  { clock, db }: Pick<Services, "clock" | "db">,
  { id, sessionId }: Pick<Member, "id" | "sessionId">,
): Promise<readonly SignedInSession[]> {
  const page = { first: sessionId, now: clock(), max: MAX_SESSIONS };
  const found = await sessionStore(db).listOpen(id, page);
  return found.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/**
 * Signs one of a member's sessions out; harmless when it has ended.
 * @throws AppError `not_found` for one that is not the member's own
 */
export async function endSession(
  services: Pick<Services, "clock" | "db" | "live">,
  memberId: string,
  sessionId: string,
): Promise<void> {
  const sessions = sessionStore(services.db);
  if (!(await sessions.isOf(memberId, sessionId))) throw new AppError("not_found");
  await sessions.end(sessionId, services.clock());
  await services.live.endSession(sessionId);
}

/** Signs a member out everywhere but here; harmless when that is nowhere. */
export async function endOtherSessions(
  services: Pick<Services, "clock" | "db" | "live">,
  { id, sessionId }: Pick<Member, "id" | "sessionId">,
): Promise<void> {
  const ended = await endSessions(services.db, id, services.clock(), sessionId);
  for (const other of ended) await services.live.endSession(other);
}

export const findSessionMember = (db: Db, sessionId: string) =>
  sessionStore(db).findMember(sessionId);
