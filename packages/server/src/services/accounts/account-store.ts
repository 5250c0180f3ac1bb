import type { Standing } from "../standing/standing.ts";
import type { Account, PasswordReset, Registration } from "./account.ts";

/** Registrations, accounts and reset links. */
export interface AccountStore {
  addRegistration(registration: Registration): Promise<void>;
  findRegistration(id: string): Promise<Registration | undefined>;
  /** The newest registration of an address that is not out of time. */
  findPendingRegistration(emailKey: string, now: Date): Promise<Registration | undefined>;

  /** Opens the account of a registration; harmless when the address has one already. */
  open(registration: Registration, now: Date): Promise<void>;
  findByEmail(emailKey: string): Promise<Account | undefined>;
  findById(userId: string): Promise<Account | undefined>;
  /** Whether nobody has an account. */
  isEmpty(): Promise<boolean>;
  /** @returns false where nothing changes: it is their role already, or they are gone */
  setRole(userId: string, role: "member" | "admin"): Promise<boolean>;
  /** Addresses of the admins, in the order of the alphabet. */
  findAdmins(): Promise<readonly string[]>;
  setPassword(userId: string, passwordHash: string): Promise<void>;
  /** Sets a password in the place of another. False where that one does not hold any more. */
  replacePassword(userId: string, former: string, next: string): Promise<boolean>;

  /** How members stand, by their ids; without those who are gone. */
  findStandings(userIds: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /** @returns false where nothing changes: they are suspended already, or gone */
  suspend(userId: string, now: Date): Promise<boolean>;
  /** @returns false where nothing changes: they are not suspended, or gone */
  reinstate(userId: string): Promise<boolean>;
  /** Deletes an account so that it can come back. @returns false where it is deleted already, or gone */
  delete(userId: string, now: Date): Promise<boolean>;
  /** Brings a deleted account back. @returns false where it is not deleted, or gone */
  restore(userId: string): Promise<boolean>;
  /** Erases the accounts that were deleted at a moment or before it, and every row that is theirs. */
  eraseDeleted(until: Date): Promise<void>;

  /** Harmless when the reset is there already. */
  addReset(reset: PasswordReset): Promise<void>;
  findReset(id: string): Promise<PasswordReset | undefined>;
  /** Spends a reset link and every other one of the member. False when it was spent before. */
  spendReset(id: string, now: Date): Promise<boolean>;

  /** Erases what went out of time before a moment. */
  eraseExpired(before: Date): Promise<void>;
}
