import type { ProfileFacts } from "@gemel/psyche/compatibility";
import { type Kysely, sql } from "kysely";
import { sharedAnswers, shownBirthDate, shownSex, visibleMembers } from "../../database/visible.ts";
import type { Schema } from "../../database/schema.ts";

export const candidateStore = (db: Kysely<Schema>) => ({
  /** Finds the candidates, of these ids, whom a member can find, in no order. */
  findVisible: async (memberId: string, candidateIds: readonly string[]) => {
    if (candidateIds.length === 0) return [];
    const rows = await visibleMembers(db, memberId, candidateIds)
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
        shownBirthDate,
        shownSex,
        "profiles.country",
        "profiles.city",
        "profiles.bio",
        "profiles.children_status",
        "profiles.pets_status",
        "profiles.child_intent",
        "profiles.pet_intent",
        "profiles.show_wishes",
        "profiles.twin_share_pre_like",
        "profiles.twin_share_on_match",
        "profiles.picture_file",
        "profiles.voice_file",
        "match.created_at as matched_at",
      ])
      .select(({ exists, selectFrom }) => [
        exists(
          sharedAnswers(db)
            .select("shared.question_id")
            .where("shared.user_id", "=", sql<string>`users.id`),
        ).as("has_twin_texts"),
        exists(
          selectFrom("matches as former")
            .select("former.id")
            .where("former.ended_at", "is not", null)
            .where("former.low_id", "=", sql<string>`least(users.id, ${memberId}::uuid)`)
            .where("former.high_id", "=", sql<string>`greatest(users.id, ${memberId}::uuid)`),
        ).as("was_matched"),
        selectFrom("conversations as conversation")
          .select("conversation.closed_at")
          .where("conversation.type", "=", "twin")
          .where("conversation.owner_id", "=", memberId)
          .whereRef("conversation.subject_id", "=", "users.id")
          .as("twin_ended_at"),
      ])
      .execute();
    return rows.map(({ picture_file, voice_file, ...row }) => ({
      ...row,
      ...cardFacts(row),
      pictureFile: picture_file,
      voiceFile: voice_file,
      isMatched: row.matched_at !== null,
      wasMatched: Boolean(row.was_matched),
      hasTwinTexts: Boolean(row.has_twin_texts),
      // A match that was made since begins again.
      isTwinEnded: row.twin_ended_at !== null && (row.matched_at ?? 0) <= row.twin_ended_at,
    }));
  },
});

/** Returns a card's facts about children and pets; the wishes only if their owner shows them. */
function cardFacts(
  row: { readonly [Fact in keyof ProfileFacts]: string | null } & {
    readonly show_wishes: boolean;
  },
): ProfileFacts {
  const unlessWithheld = (choice: string | null): string | null =>
    choice === "prefers_not_to_say" ? null : choice;
  const wish = (choice: string | null): string | null =>
    row.show_wishes ? unlessWithheld(choice) : null;
  // The check of the request let none but the contract's choices in.
  return {
    children_status: unlessWithheld(row.children_status),
    pets_status: unlessWithheld(row.pets_status),
    child_intent: wish(row.child_intent),
    pet_intent: wish(row.pet_intent),
  } as ProfileFacts;
}
