import type { ProfileFacts } from "@gemel/psyche/compatibility";
import { type Kysely, sql } from "kysely";
import type { CandidateStore } from "../services/candidates/candidate-store.ts";
import { isWithinReach } from "./is-within-reach.ts";
import type { Schema } from "./schema.ts";

/** Members as others may see them, from the database. */
export function createCandidateStore(db: Kysely<Schema>): CandidateStore {
  const visible = (memberId: string, ids: readonly string[]) =>
    db
      .selectFrom("users")
      .where("users.id", "in", ids)
      .where("users.id", "<>", memberId)
      .where("users.onboarding_status", "=", "onboarding_complete")
      .where((eb) => isWithinReach(memberId, eb.ref("users.id")));
  return {
    isVisible: async (memberId, candidateId) =>
      (await visible(memberId, [candidateId]).select("users.id").executeTakeFirst()) !== undefined,
    findVisible: async (memberId, candidateIds) => {
      if (candidateIds.length === 0) return [];
      const rows = await visible(memberId, candidateIds)
        .innerJoin("profiles", "profiles.user_id", "users.id")
        .leftJoin("matches as match", (join) =>
          join
            .on("match.ended_at", "is", null)
            .on("match.low_id", "=", sql<string>`least(users.id, ${memberId}::uuid)`)
            .on("match.high_id", "=", sql<string>`greatest(users.id, ${memberId}::uuid)`),
        )
        .select([
          "users.id",
          "users.nickname",
          "profiles.birth_date",
          "profiles.sex",
          "profiles.country",
          "profiles.city",
          "profiles.bio",
          "profiles.children_status",
          "profiles.pets_status",
          "profiles.child_intent",
          "profiles.pet_intent",
          "profiles.twin_share_pre_like",
          "profiles.twin_share_on_match",
          "profiles.picture_file",
          "profiles.voice_file",
          "match.id as match_id",
        ])
        .execute();
      return rows.map(({ picture_file, voice_file, match_id, ...row }) => ({
        ...row,
        // The check of the request let none but the contract's choices in.
        ...(row as ProfileFacts),
        pictureFile: picture_file,
        voiceFile: voice_file,
        isMatched: match_id !== null,
      }));
    },
  };
}
