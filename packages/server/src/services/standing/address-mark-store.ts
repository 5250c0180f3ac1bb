/** What is known of an address after its account. */
export interface AddressMarkStore {
  /** Marks the address of a suspended member, who has an account. */
  save(mark: {
    readonly memberId: string;
    readonly addressHash: string;
    readonly suspendedAt: Date;
  }): Promise<void>;
  /**
   * Keeps the mark of a member who is erased: of a suspended one until `suspendedUntil`, of one who can still
   * be reported until `reportedUntil`, and of any other none.
   */
  keepErased(
    member: { readonly memberId: string; readonly addressHash: string },
    times: {
      readonly now: Date;
      readonly suspendedUntil: Date;
      readonly reportedUntil: Date;
    },
  ): Promise<void>;
  /** Suspends a member who is erased. @returns false where nothing is known of them, or they are suspended */
  suspend(memberId: string, now: Date, until: Date): Promise<boolean>;
  /** Ends the suspension of a member, and of whoever had their address. @returns whether there was one */
  release(memberId: string): Promise<boolean>;
  isSuspended(addressHash: string): Promise<boolean>;
  /** Which of these members are erased and suspended. */
  findSuspended(memberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Suspended members whose address is not marked yet. */
  findUnmarked(): Promise<
    readonly { readonly id: string; readonly email: string; readonly suspendedAt: Date }[]
  >;
  eraseExpired(now: Date): Promise<void>;
}
