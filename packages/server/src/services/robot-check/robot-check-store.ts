/** Answers that have been used. */
export interface RobotCheckStore {
  /** Uses an answer up. False when it was used before. */
  use(signature: string, expiresAt: Date): Promise<boolean>;
  /** Forgets answers that are out of time, and so refused anyway. */
  eraseExpired(now: Date): Promise<void>;
}
