import type { Standing } from "../standing/standing.ts";
import type { Account, PasswordReset, Registration } from "./account.ts";

/** What an account is opened with. */
type OpenableRegistration = Pick<Registration, "id" | "email" | "passwordHash" | "language">;

/** A registration as those read it who have nothing to do with its browser. */
export type VerifiableRegistration = Omit<Registration, "browserHash">;

/** What shows whose a registration is. */
export type RegistrationProof =
  | Pick<Registration, "browserHash">
  | Pick<Registration, "passwordHash">;

/** Registrations, accounts and reset links. */
export interface AccountStore {
  addRegistration(registration: Registration): Promise<void>;
  findRegistration(id: string): Promise<VerifiableRegistration | undefined>;
  /** The oldest registration of an address that is not out of time: the one whose link is mailed. */
  findPendingRegistration(emailKey: string, now: Date): Promise<VerifiableRegistration | undefined>;
  /** The newest registration of an address that was made by a browser, or with a password; in time or not. */
  findOwnRegistration(
    emailKey: string,
    by: RegistrationProof,
  ): Promise<VerifiableRegistration | undefined>;

  /** Opens the account of a registration; harmless when the address has one already. */
  open(registration: OpenableRegistration, now: Date): Promise<void>;
  findByEmail(emailKey: string): Promise<Account | undefined>;
  findById(userId: string): Promise<Account | undefined>;
  /** Locks it against every change until the transaction ends. */
  findForUpdate(userId: string): Promise<Account | undefined>;
  /** Whether nobody has an account. */
  isEmpty(): Promise<boolean>;
  /** @returns false where nothing changes: it is their role already, or they are gone */
  setRole(userId: string, role: "member" | "admin"): Promise<boolean>;
  /** Addresses of the admins, in the order of the alphabet. */
  findAdmins(): Promise<readonly string[]>;
  setPassword(userId: string, passwordHash: string): Promise<void>;

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
  /** Notes that a member is warned, for them to read. @returns whether they have deleted their account */
  noteWarning(userId: string, now: Date): Promise<boolean>;
  /** The member has read it. */
  acknowledgeWarning(userId: string): Promise<void>;
  /** Takes the note away that one who has come back is to be mailed. @returns whether there was one */
  takeWarning(userId: string): Promise<boolean>;
  /** The accounts that were deleted at a moment or before it. No other transaction restores them meanwhile. */
  findErasable(until: Date): Promise<readonly Pick<Account, "id" | "email">[]>;
  /** Erases the accounts that were deleted at a moment or before it, and every row that is theirs. */
  eraseDeleted(until: Date): Promise<void>;

  /** Has the reset work until its end, also when it is there already. */
  addReset(reset: PasswordReset): Promise<void>;
  /** The id of a member's reset that can be used. */
  findLivingReset(userId: string, now: Date): Promise<string | undefined>;
  findReset(id: string): Promise<PasswordReset | undefined>;
  /** Spends a reset link and every other one of the member. False when it was spent before. */
  spendReset(id: string, now: Date): Promise<boolean>;

  /** Erases what went out of time before a moment. */
  eraseExpired(before: Date): Promise<void>;
}
