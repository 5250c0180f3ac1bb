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
  makeAdmin(userId: string): Promise<void>;
  /** Harmless when it is stopped already. */
  stopMatchMail(userId: string): Promise<void>;
  setPassword(userId: string, passwordHash: string): Promise<void>;

  /** Harmless when the reset is there already. */
  addReset(reset: PasswordReset): Promise<void>;
  findReset(id: string): Promise<PasswordReset | undefined>;
  /** Spends a reset link and every other one of the member. False when it was spent before. */
  spendReset(id: string, now: Date): Promise<boolean>;

  /** Erases what went out of time before a moment. */
  eraseExpired(before: Date): Promise<void>;
}
