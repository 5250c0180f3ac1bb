import type { Member } from "./member.ts";

/** A refresh token as kept: by its hash, so that a stolen table signs nobody in. */
interface RefreshToken {
  readonly hash: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly replacedAt: Date | null;
}

/** Sessions, each a family of refresh tokens that follow one another. */
export interface SessionStore {
  start(session: {
    readonly id: string;
    readonly userId: string;
    readonly createdAt: Date;
  }): Promise<void>;
  addToken(token: Omit<RefreshToken, "replacedAt">): Promise<void>;
  /** Nothing when the token is unknown or its session has ended. */
  findToken(hash: string): Promise<(RefreshToken & { readonly userId: string }) | undefined>;
  /** Marks a token as followed by another, unless it is already. */
  replaceToken(hash: string, now: Date): Promise<void>;
  end(sessionId: string, now: Date): Promise<void>;
  endAll(userId: string, now: Date): Promise<void>;
  /** The member of a session that has not ended. */
  findMember(sessionId: string): Promise<Member | undefined>;
  /** Erases tokens that are out of time and sessions that have none left. */
  eraseExpired(now: Date): Promise<void>;
}
