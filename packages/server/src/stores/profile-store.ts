import type { Kysely, Selectable } from "kysely";
import type { OnboardingStatus } from "../services/accounts/account.ts";
import type { OwnProfile } from "../services/profiles/profile.ts";
import type { ProfileStore } from "../services/profiles/profile-store.ts";
import type { Schema } from "./schema.ts";
import { isUniqueViolation } from "./unique-violation.ts";

/** Profiles and nicknames in the database. */
export function createProfileStore(db: Kysely<Schema>): ProfileStore {
  const byId = (userId: string) =>
    db
      .selectFrom("users")
      .innerJoin("profiles", "profiles.user_id", "users.id")
      .selectAll("profiles")
      .select(["users.nickname", "users.onboarding_status"])
      .where("users.id", "=", userId);
  return {
    find: async (userId) => asOwnProfile(await byId(userId).executeTakeFirst()),
    findForUpdate: async (userId) =>
      asOwnProfile(await byId(userId).forUpdate().executeTakeFirst()),
    save: async (userId, { social_links, ...fields }, { changedAt, birthDate, former }) => {
      await db
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
        .execute();
    },
    eraseFormer: async (until) => {
      await db
        .updateTable("profiles")
        .set({ former_sex: null, former_birth_date: null, former_until: null })
        .where("former_until", "<=", until)
        .execute();
    },
    setOnboardingStatus: async (userId, status) => {
      await db
        .updateTable("users")
        .set({ onboarding_status: status })
        .where("id", "=", userId)
        .execute();
    },
    claimNickname: async (userId, { shown, key, look }) => {
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
    findLookAlikes: async ({ key, look }) => {
      const owners = await db
        .selectFrom("users")
        .select("id")
        .where((eb) => eb.or([eb("nickname_key", "=", key), eb("nickname_look", "=", look)]))
        .execute();
      return owners.map(({ id }) => id);
    },
    findWithoutLook: async (most) => {
      const rows = await db
        .selectFrom("users")
        .select(["id as userId", "nickname"])
        .where("nickname", "is not", null)
        .where("nickname_look", "is", null)
        .orderBy("created_at")
        .limit(most)
        .$narrowType<{ nickname: string }>()
        .execute();
      return rows;
    },
    keepLook: async (userId, look) => {
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
    findNicknameOwner: async (key) => {
      const owner = await db
        .selectFrom("users")
        .select("id")
        .where("nickname_key", "=", key)
        .executeTakeFirst();
      return owner?.id;
    },
  };
}

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
