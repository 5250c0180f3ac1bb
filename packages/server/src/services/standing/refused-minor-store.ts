/** That the owner of an address stated a birth date under 18. */
interface RefusedMinor {
  /** `YYYY-MM-DD` */
  readonly adultOn: string;
  /** Whether the operator has found that they are an adult. */
  readonly isLifted: boolean;
}

/** Addresses of those who were refused as minors, as keyed hashes. */
export interface RefusedMinorStore {
  /** What is kept first stays. @param adultOn `YYYY-MM-DD` */
  add(addressHash: string, adultOn: string): Promise<void>;
  find(addressHash: string): Promise<RefusedMinor | undefined>;
  /** @returns false where nothing is kept of the address */
  lift(addressHash: string): Promise<boolean>;
  /** Erases those who are adults on a day. @param day `YYYY-MM-DD` */
  eraseGrown(day: string): Promise<void>;
}
