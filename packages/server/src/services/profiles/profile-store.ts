import type { OnboardingStatus } from "../accounts/account.ts";
import type { OwnProfile, Profile } from "./profile.ts";

/** Profiles and the nicknames above them. */
export interface ProfileStore {
  find(userId: string): Promise<OwnProfile | undefined>;
  /** The same, held until the transaction ends: saves of one member follow one another. */
  findForUpdate(userId: string): Promise<OwnProfile | undefined>;
  save(userId: string, profile: Profile): Promise<void>;
  setOnboardingStatus(userId: string, status: OnboardingStatus): Promise<void>;
  /**
   * Gives a nickname to a member. False when somebody has it, or gets it in the same moment; the
   * transaction is lost then.
   */
  claimNickname(userId: string, nickname: string, key: string): Promise<boolean>;
  /** Who has a nickname. */
  findNicknameOwner(key: string): Promise<string | undefined>;
}
