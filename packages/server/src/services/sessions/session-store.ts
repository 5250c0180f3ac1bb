import type { Device } from "./device.ts";
import type { Member } from "./member.ts";

/** A refresh token as kept: by its hash, so that a stolen table signs nobody in. */
interface RefreshToken {
  readonly hash: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly replacedAt: Date | null;
}

/** A refresh token, whose it is, and when they signed in. */
interface FoundToken extends RefreshToken {
  readonly userId: string;
  readonly startedAt: Date;
}

/** A session that can be continued. */
export interface OpenSession extends Device {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Sessions, each a family of refresh tokens that follow one another. */
export interface SessionStore {
  start(session: Omit<OpenSession, "lastUsedAt"> & { readonly userId: string }): Promise<void>;
  /** Notes when and with what a session is continued. */
  noteUse(sessionId: string, device: Device, usedAt: Date): Promise<void>;
  addToken(token: Omit<RefreshToken, "replacedAt">): Promise<void>;
  /** Nothing when the token is unknown, its session has ended, or its member is suspended or deleted. */
  findToken(hash: string): Promise<FoundToken | undefined>;
  /** Has every other use of a session wait until the transaction ends. */
  lock(sessionId: string): Promise<void>;
  /** Marks a token as followed by another, unless it is already. */
  replaceToken(hash: string, now: Date): Promise<void>;
  end(sessionId: string, now: Date): Promise<void>;
  endAll(userId: string, now: Date): Promise<void>;
  /** Ends a member's sessions but one. @returns those that it ended */
  endOthers(userId: string, sessionId: string, now: Date): Promise<readonly string[]>;
  /** Whether a session is a member's, ended or not. */
  isOf(userId: string, sessionId: string): Promise<boolean>;
  /** A member's sessions that can be continued: one of them first, then the one used last. */
  listOpen(
    userId: string,
    list: { readonly first: string; readonly now: Date; readonly most: number },
  ): Promise<readonly OpenSession[]>;
  /** The member of a session that has not ended; nothing for who is suspended or deleted. */
  findMember(sessionId: string): Promise<Member | undefined>;
  /** Erases tokens that are out of time and sessions that have none left. */
  eraseExpired(now: Date): Promise<void>;
}
