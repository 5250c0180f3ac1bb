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
    save: async (userId, { social_links, ...fields }) => {
      await db
        .updateTable("profiles")
        .set({ ...fields, social_links: JSON.stringify(social_links) })
        .where("user_id", "=", userId)
        .execute();
    },
    setOnboardingStatus: async (userId, status) => {
      await db
        .updateTable("users")
        .set({ onboarding_status: status })
        .where("id", "=", userId)
        .execute();
    },
    claimNickname: async (userId, nickname, key) => {
      try {
        await db
          .updateTable("users")
          .set({ nickname, nickname_key: key })
          .where("id", "=", userId)
          .execute();
        return true;
      } catch (error) {
        if (isUniqueViolation(error, "users_nickname_key")) return false;
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
  const { user_id, nickname, onboarding_status, picture_file, voice_file, ...profile } = row;
  return {
    userId: user_id,
    nickname,
    onboardingStatus: onboarding_status as OnboardingStatus,
    pictureFile: picture_file,
    voiceFile: voice_file,
    profile,
  };
}
