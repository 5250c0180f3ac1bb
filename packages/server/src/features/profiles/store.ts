import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { OnboardingStatus } from "../../foundation/member.ts";
import type { OwnProfile, Profile } from "./profile.ts";
import type { IdentityChanges } from "./identity-changes.ts";
import type { Nickname } from "./nickname.ts";
import type { Schema } from "../../database/schema.ts";
import { isUniqueViolation } from "../../database/sql.ts";

export function profileStore(db: Kysely<Schema>) {
  const byId = (userId: string) =>
    db
      .selectFrom("users")
      .innerJoin("profiles", "profiles.user_id", "users.id")
      .selectAll("profiles")
      .select(["users.nickname", "users.onboarding_status"])
      .where("users.id", "=", userId);
  return {
    find: async (userId: string): Promise<OwnProfile | undefined> =>
      asOwnProfile(await byId(userId).executeTakeFirst()),
    findForUpdate: async (userId: string): Promise<OwnProfile | undefined> =>
      asOwnProfile(await byId(userId).forUpdate().executeTakeFirst()),
    save: (
      userId: string,
      { social_links, ...fields }: Profile,
      { changedAt, birthDate, former }: IdentityChanges,
    ) =>
      db
        .updateTable("profiles")
        .set({
          ...fields,
          social_links: JSON.stringify(social_links),
          identity_changed_at: changedAt,
          identity_birth_date: birthDate,
          former_sex: former?.sex ?? null,
          former_birth_date: former?.birthDate ?? null,
          former_until: former?.until ?? null,
        })
        .where("user_id", "=", userId)
        .execute(),
    /**
     * Shows others the current data of profiles whose former identity was shown until before a given moment.
     */
    eraseFormer: (until: Date) =>
      db
        .updateTable("profiles")
        .set({ former_sex: null, former_birth_date: null, former_until: null })
        .where("former_until", "<=", until)
        .execute(),
    addFormerTexts: async (
      userId: string,
      { bio, city }: Pick<Profile, "bio" | "city">,
      until: Date,
    ) => {
      const texts = { user_id: userId, bio, city, shown_until: until };
      await db
        .insertInto("former_profiles")
        .values({ id: randomUUID(), ...texts })
        .execute();
    },
    setOnboardingStatus: (userId: string, status: OnboardingStatus) =>
      db.updateTable("users").set({ onboarding_status: status }).where("id", "=", userId).execute(),
    /** @param at from when on others can find the member, and a change of sex or birth date counts */
    completeOnboarding: async (userId: string, at: Date) => {
      await db
        .updateTable("users")
        .set({ onboarding_status: "onboarding_complete" })
        .where("id", "=", userId)
        .execute();
      await db
        .updateTable("profiles")
        .set({ identity_changed_at: at })
        .where("user_id", "=", userId)
        .execute();
    },
    /**
     * Gives a nickname to a member. False when another member has it, or gets it in the same moment; the
     * transaction is lost then.
     */
    claimNickname: async (userId: string, { shown, key, look }: Nickname): Promise<boolean> => {
      try {
        await db
          .updateTable("users")
          .set({ nickname: shown, nickname_key: key, nickname_look: look })
          .where("id", "=", userId)
          .execute();
        return true;
      } catch (error) {
        if (isUniqueViolation(error, "users_nickname_key")) return false;
        if (isUniqueViolation(error, "users_nickname_look")) return false;
        throw error;
      }
    },
    findLookAlikes: async ({ key, look }: Nickname): Promise<string[]> => {
      const owners = await db
        .selectFrom("users")
        .select("id")
        .where((eb) => eb.or([eb("nickname_key", "=", key), eb("nickname_look", "=", look)]))
        .execute();
      return owners.map(({ id }) => id);
    },
    /** Finds nicknames whose look is not stored yet, the oldest members first. */
    findWithoutLook: (max: number) =>
      db
        .selectFrom("users")
        .select(["id as userId", "nickname"])
        .where("nickname", "is not", null)
        .where("nickname_look", "is", null)
        .orderBy("created_at")
        .limit(max)
        .$narrowType<{ nickname: string }>()
        .execute(),
    /** False when another nickname has that look. */
    keepLook: async (userId: string, look: string): Promise<boolean> => {
      try {
        await db
          .updateTable("users")
          .set({ nickname_look: look })
          .where("id", "=", userId)
          .execute();
        return true;
      } catch (error) {
        if (isUniqueViolation(error, "users_nickname_look")) return false;
        throw error;
      }
    },
    findNicknameOwner: async (key: string): Promise<string | undefined> => {
      const owner = await db
        .selectFrom("users")
        .select("id")
        .where("nickname_key", "=", key)
        .executeTakeFirst();
      return owner?.id;
    },
  };
}

export type ProfileStore = ReturnType<typeof profileStore>;

type Row = Selectable<Schema["profiles"]> & { nickname: string | null; onboarding_status: string };

function asOwnProfile(row: Row | undefined): OwnProfile | undefined {
  if (row === undefined) return undefined;
  const {
    user_id,
    nickname,
    onboarding_status,
    picture_file,
    voice_file,
    identity_changed_at,
    identity_birth_date,
    former_sex,
    former_birth_date,
    former_until,
    ...profile
  } = row;
  return {
    userId: user_id,
    nickname,
    onboardingStatus: onboarding_status as OnboardingStatus,
    pictureFile: picture_file,
    voiceFile: voice_file,
    identity: {
      changedAt: identity_changed_at,
      birthDate: identity_birth_date,
      former: former_until && {
        sex: former_sex,
        birthDate: former_birth_date,
        until: former_until,
      },
    },
    profile,
  };
}
