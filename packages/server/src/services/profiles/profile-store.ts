import type { OnboardingStatus } from "../accounts/account.ts";
import type { IdentityChanges } from "./identity-changes.ts";
import type { Nickname } from "./nickname.ts";
import type { OwnProfile, Profile } from "./profile.ts";

/** Profiles and the nicknames above them. */
export interface ProfileStore {
  find(userId: string): Promise<OwnProfile | undefined>;
  /** The same, held until the transaction ends: saves of one member follow one another. */
  findForUpdate(userId: string): Promise<OwnProfile | undefined>;
  save(userId: string, profile: Profile, identity: IdentityChanges): Promise<void>;
  /** Shows others what profiles say whose former identity was to be seen until a moment before. */
  eraseFormer(until: Date): Promise<void>;
  setOnboardingStatus(userId: string, status: OnboardingStatus): Promise<void>;
  /**
   * Gives a nickname to a member. False when somebody has it, or gets it in the same moment; the
   * transaction is lost then.
   */
  claimNickname(userId: string, nickname: Nickname): Promise<boolean>;
  /** Who has a nickname. */
  findNicknameOwner(key: string): Promise<string | undefined>;
  /** Who has a nickname, or one that looks like it. */
  findLookAlikes(nickname: Nickname): Promise<string[]>;
  /** Nicknames whose look is not kept yet, the oldest members first. */
  findWithoutLook(most: number): Promise<{ readonly userId: string; readonly nickname: string }[]>;
  /** False when another nickname has that look. */
  keepLook(userId: string, look: string): Promise<boolean>;
}
