/** Somebody whom a member keeps away. */
export interface Block {
  readonly blockedId: string;
  /** Null for somebody without one, and for somebody who is gone. */
  readonly nickname: string | null;
  readonly createdAt: Date;
}

/** Who keeps whom away. */
export interface BlockStore {
  /** Harmless when it is there, and for who is erased. */
  add(block: {
    readonly blockerId: string;
    readonly blockedId: string;
    readonly createdAt: Date;
  }): Promise<void>;
  has(blockerId: string, blockedId: string): Promise<boolean>;
  /** Harmless when there is none. */
  remove(blockerId: string, blockedId: string): Promise<void>;
  /** The latest first. */
  list(blockerId: string, limit: number): Promise<readonly Block[]>;
}
