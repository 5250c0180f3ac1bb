/** What one process of a site does at a time. Time is the database's: the clocks of processes may go apart. */
export interface LeaseStore {
  /** Takes a lease for so many seconds, or goes on having it. @returns false where another holder has it */
  take(name: string, holder: string, seconds: number): Promise<boolean>;
  /** Gives a lease back, where the holder has it. */
  release(name: string, holder: string): Promise<void>;
  /** Erases leases that ran out. */
  eraseExpired(): Promise<void>;
}
