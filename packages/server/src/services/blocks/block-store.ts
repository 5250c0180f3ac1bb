/** Who keeps whom away. */
export interface BlockStore {
  /** Harmless when it is there. */
  add(block: {
    readonly blockerId: string;
    readonly blockedId: string;
    readonly createdAt: Date;
  }): Promise<void>;
  has(blockerId: string, blockedId: string): Promise<boolean>;
}
