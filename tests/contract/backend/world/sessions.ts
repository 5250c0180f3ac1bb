import { createHmac, randomBytes } from "node:crypto";
import type { World } from "./world.ts";

const ACCESS_SECONDS = 600;
const PREVIOUS_MS = 60_000;
const SECRET = randomBytes(32);

/** A member signed in on one device. */
export interface Session {
  readonly id: string;
  readonly memberId: string;
  refreshToken: string;
  /** The refresh token before, and until when it still counts. */
  previous: { readonly token: string; readonly until: number } | undefined;
  /** Every refresh token that is out of time; using one ends the session. */
  readonly spent: Set<string>;
  ended: boolean;
  readonly createdAt: Date;
  lastUsedAt: Date;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const sign = (text: string): string =>
  createHmac("sha256", SECRET).update(text).digest("base64url");
const freshToken = (): string => randomBytes(24).toString("base64url");

export function openSession(memberId: string): Session {
  const now = new Date();
  return {
    id: crypto.randomUUID(),
    memberId,
    refreshToken: freshToken(),
    previous: undefined,
    spent: new Set(),
    ended: false,
    createdAt: now,
    lastUsedAt: now,
  };
}

/** A member's sessions, ended or not. */
export const sessionsOf = ({ sessions }: Pick<World, "sessions">, memberId: string): Session[] =>
  [...sessions.values()].filter((session) => session.memberId === memberId);

/** Ends a session and what it has open. */
export function endSession({ live }: Pick<World, "live">, session: Session): void {
  session.ended = true;
  live.closeSession(session.id);
}

/** A JWT of ten minutes. */
export function accessToken({ id, memberId }: Session): string {
  const exp = Math.floor(Date.now() / 1000) + ACCESS_SECONDS;
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ sub: memberId, sid: id, exp })}`;
  return `${text}.${sign(text)}`;
}

/** What a token claims, whoever signed it; undefined when it cannot be read. */
export function readClaims(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
    );
    return typeof claims === "object" && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

/** The session's id of a token that we signed and that is in time. */
export function checkAccessToken(token: string): string | undefined {
  const [header = "", payload = "", signature] = token.split(".");
  if (signature !== sign(`${header}.${payload}`)) return undefined;
  const { sid, exp } = readClaims(token) ?? {};
  return Number(exp) * 1000 > Date.now() ? String(sid) : undefined;
}

/** Exchanges a refresh token: the one before counts for a minute, an older one ends the session. */
export function rotate(session: Session, token: string): boolean {
  if (session.ended) return false;
  const { previous } = session;
  if (token === session.refreshToken) {
    if (previous) session.spent.add(previous.token);
    session.previous = { token, until: Date.now() + PREVIOUS_MS };
    session.refreshToken = freshToken();
    session.lastUsedAt = new Date();
    return true;
  }
  if (previous?.token === token && previous.until > Date.now()) return true;
  session.ended = true;
  return false;
}

/** Whether a refresh token ever belonged to a session. */
export const owns = ({ refreshToken, previous, spent }: Session, token: string): boolean =>
  token === refreshToken || token === previous?.token || spent.has(token);
