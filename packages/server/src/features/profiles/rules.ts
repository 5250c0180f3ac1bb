import { AppError, fieldError } from "../../errors/app-error.ts";
import type { Services } from "../../services.ts";
import type { OwnProfile, Profile, ProfileChanges } from "./profile.ts";
import { claimNickname, parseNickname } from "./nickname.ts";
import { changeIdentity } from "./identity-changes.ts";
import { applyProfileRules, readByStrangers, refuseUnfit } from "./profile-rules.ts";
import { profileStore } from "./store.ts";
import { requireChangeable } from "./daily-changes.ts";
import type { Db } from "../../jobs/db.ts";
import type { OnboardingStatus } from "../../foundation/member.ts";

export async function getProfile(
  services: Pick<Services, "db">,
  userId: string,
): Promise<OwnProfile> {
  const profile = await profileStore(services.db).find(userId);
  if (profile === undefined) throw new AppError("unauthorized");
  return profile;
}

export interface ProfileUpdate {
  readonly changes: ProfileChanges;
  readonly nickname: string | undefined;
  /** Whether the name may be one of those that are kept for Gemel's own. @default false */
  readonly speaksForGemel?: boolean;
}

/**
 * Saves a member's input, whole or not at all. Once nickname, birth date and sex are set, a member who was
 * `registered` becomes `profile_completed`; no save takes the status back.
 * @param judge other rules about the save, once the profile is locked: what they keep stays, even if they
 *   refuse
 * @returns the refusal, and nothing is saved; or the profile
 */
export async function updateProfile<Refusal extends object>(
  services: Pick<Services, "clock" | "transaction">,
  userId: string,
  update: ProfileUpdate,
  judge: (db: Db, before: OwnProfile) => Promise<Refusal | undefined> = async () => undefined,
): Promise<{ readonly refusal: Refusal } | { readonly own: OwnProfile }> {
  const now = services.clock();
  return services.transaction(async (db) => {
    const before = await profileStore(db).findForUpdate(userId);
    if (before === undefined) throw new AppError("unauthorized");
    const refusal = await judge(db, before);
    return refusal === undefined
      ? { own: await saveProfile(db, before, update, now) }
      : { refusal };
  });
}

async function saveProfile(
  db: Db,
  before: OwnProfile,
  update: ProfileUpdate,
  now: Date,
): Promise<OwnProfile> {
  const profiles = profileStore(db);
  const profile = merge(before.profile, applyProfileRules(update.changes, now));
  const nickname = update.nickname === undefined ? undefined : parseNickname(update.nickname);
  const shown = before.nickname ?? nickname?.shown ?? null;
  refuseUnfit(before, { nickname: shown, profile });
  if (before.onboardingStatus !== "registered") requireIdentity(profile);
  if (nickname !== undefined) {
    await claimNickname(profiles, before, nickname, update.speaksForGemel ?? false);
  }
  // Others have seen nothing of a member who cannot be found yet.
  const isShown = before.onboardingStatus === "onboarding_complete";
  const identity = isShown
    ? changeIdentity(before.identity, before.profile, profile, now)
    : { changedAt: null, birthDate: profile.birth_date, former: null };
  if (isShown) await keepFormerTexts(db, before, profile, now);
  await profiles.save(before.userId, profile, identity);
  const completed = shown !== null && profile.birth_date !== null && profile.sex !== null;
  if (before.onboardingStatus !== "registered" || !completed) {
    return { ...before, nickname: shown, profile };
  }
  await profiles.setOnboardingStatus(before.userId, "profile_completed");
  return { ...before, nickname: shown, profile, onboardingStatus: "profile_completed" };
}

/** Keeps the texts that strangers could read until now, if they change. @throws AppError `daily_limit` */
async function keepFormerTexts(
  db: Db,
  { userId, profile: before }: OwnProfile,
  after: Profile,
  now: Date,
): Promise<void> {
  const isChanged = readByStrangers.some((name) => after[name] !== before[name]);
  if (!isChanged || readByStrangers.every((name) => before[name] === null)) return;
  await requireChangeable(db, userId, "texts", now);
  await profileStore(db).addFormerTexts(userId, before, now);
}

/** Fields that are never empty go back to what they begin with. */
export const defaults = {
  social_links: [],
  show_wishes: false,
  twin_share_pre_like: true,
  twin_share_on_match: true,
};

function merge(before: Profile, changes: ProfileChanges): Profile {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const merged = { ...before, ...Object.fromEntries(given) };
  return {
    ...merged,
    social_links: merged.social_links ?? defaults.social_links,
    show_wishes: merged.show_wishes ?? defaults.show_wishes,
    twin_share_pre_like: merged.twin_share_pre_like ?? defaults.twin_share_pre_like,
    twin_share_on_match: merged.twin_share_on_match ?? defaults.twin_share_on_match,
  };
}

function requireIdentity(profile: Profile): void {
  for (const field of ["birth_date", "sex"] as const) {
    if (profile[field] !== null) continue;
    throw fieldError("rule_broken", {
      field: `profile.${field}`,
      code: "required",
      message: "Birth date and gender can be corrected, not removed.",
    });
  }
}

/** Finds the data that a member entered, with the files; undefined if the account is erased. */
export const findProfile = (db: Db, userId: string) => profileStore(db).find(userId);

/** The same, locked until the transaction ends: changes of one member follow one another. */
export const lockProfile = (db: Db, userId: string) => profileStore(db).findForUpdate(userId);

export const setOnboardingStatus = (db: Db, userId: string, status: OnboardingStatus) =>
  profileStore(db).setOnboardingStatus(userId, status);

/**
 * Lets others find a member. From now on sex and birth date change once in 30 days: the first change does not
 * show the member for free whom others look for.
 */
export const completeOnboarding = (db: Db, userId: string, at: Date) =>
  profileStore(db).completeOnboarding(userId, at);

/**
 * Empties the profile of a member who is in no feed yet, except for the nickname; the member must complete it
 * again.
 */
export async function emptyProfile(
  db: Db,
  { userId, profile }: Pick<OwnProfile, "userId" | "profile">,
): Promise<void> {
  const nothing = Object.fromEntries(Object.keys(profile).map((name) => [name, null]));
  const identity = { changedAt: null, birthDate: null, former: null };
  await profileStore(db).save(userId, merge(profile, nothing), identity);
  await setOnboardingStatus(db, userId, "registered");
}

export const findNicknameOwner = (db: Db, nickname: string) =>
  profileStore(db).findNicknameOwner(nickname);
