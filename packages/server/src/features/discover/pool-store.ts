import { type ProfileFacts, profileInputs, type ProfileInputs } from "@gemel/psyche/compatibility";
import { unpackNumbers } from "@gemel/psyche/ranking";
import { type Kysely, sql } from "kysely";
import { asCriteria, type Criteria, criterionNames, type Sex } from "../criteria/criteria.ts";
import { asUuids } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";
import { seesScores, shownBirthDate, shownSex } from "../../database/visible.ts";

export interface PoolRecord {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly sex: Sex;
  readonly country: string | null;
  readonly city: string | null;
  readonly profile: ProfileInputs;
  readonly showsWishes: boolean;
  readonly hasPhoto: boolean;
  readonly hasVoice: boolean;
  /** Undefined for a member who has saved none. */
  readonly criteria: Criteria | undefined;
  readonly since: Date;
  /** When these were scored the last time. */
  readonly computedAt: Date;
  readonly rankingNumbers: Float32Array;
  readonly seesScores: boolean;
}

interface MemberChange {
  readonly id: string;
  /** The transaction that changed them last. */
  readonly changedIn: string;
  /** Whether the next mark asks for it again: an older transaction is still open, and may change others. */
  readonly comesAgain: boolean;
}

/** The members who changed, up to a moment of the database. */
interface MemberChanges {
  readonly changes: readonly MemberChange[];
  /** The moment to ask from the next time. */
  readonly mark: string;
}

export const poolStore = (db: Kysely<Schema>) => ({
  /** Returns the members changed since a mark, some of them perhaps once more; all members without a mark. */
  changesSince: async (mark: string | undefined): Promise<MemberChanges | undefined> => {
    const rows = await db
      .selectFrom("member_changes")
      .select([
        "user_id",
        // Transactions before this one have ended: what they changed is in this answer.
        sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as("mark"),
        sql<string>`changed_in::text`.as("changed_in"),
        sql<boolean>`changed_in >= pg_snapshot_xmin(pg_current_snapshot())`.as("comes_again"),
      ])
      .$if(mark !== undefined, (query) =>
        query.where("changed_in", ">=", sql<string>`${mark}::xid8`),
      )
      .execute();
    const [first] = rows;
    if (first === undefined) return undefined;
    const changes = rows.map(({ user_id: id, changed_in: changedIn, comes_again: comesAgain }) => ({
      id,
      changedIn,
      comesAgain,
    }));
    return { changes, mark: first.mark };
  },
  /** Reads those of the members who can be found, in no order. */
  read: async (ids: readonly string[]): Promise<readonly PoolRecord[]> => {
    const rows = await db
      .selectFrom("users")
      .innerJoin("profiles", "profiles.user_id", "users.id")
      .innerJoin("insights", "insights.user_id", "users.id")
      .innerJoin("answers", "answers.user_id", "users.id")
      .leftJoin("criteria", "criteria.user_id", "users.id")
      .select([
        "users.id",
        shownBirthDate,
        shownSex,
        "profiles.country",
        "profiles.city",
        "profiles.children_status",
        "profiles.pets_status",
        "profiles.child_intent",
        "profiles.pet_intent",
        "profiles.show_wishes",
        sql<boolean>`profiles.picture_file is not null`.as("has_photo"),
        sql<boolean>`profiles.voice_file is not null`.as("has_voice"),
        "answers.submitted_at",
        "insights.computed_at",
        "insights.ranking",
        seesScores,
        ...criterionNames.map((name) => `criteria.${name}` as const),
      ])
      .where(sql`users.id`, "=", sql`any(${asUuids(ids)})`)
      .where("users.onboarding_status", "=", "onboarding_complete")
      .where("users.suspended_at", "is", null)
      .where("users.deleted_at", "is", null)
      .where("profiles.birth_date", "is not", null)
      .where("profiles.sex", "is not", null)
      .$narrowType<{ birth_date: string; sex: string }>()
      .execute();
    return rows.map((row) => ({
      id: row.id,
      birthDate: row.birth_date,
      sex: row.sex as Sex,
      country: row.country,
      city: row.city,
      // The check of the request let none but the contract's choices into profiles.
      profile: profileInputs(row as ProfileFacts),
      showsWishes: row.show_wishes,
      hasPhoto: row.has_photo,
      hasVoice: row.has_voice,
      criteria: asCriteria(row),
      since: row.submitted_at,
      computedAt: row.computed_at,
      seesScores: row.sees_scores,
      rankingNumbers: unpackNumbers(row.ranking),
    }));
  },
  /** Returns the members whom a member no longer meets: liked, passed, matched, kept away by either side. */
  hiddenFrom: async (memberId: string): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ id: string }>`
      select candidate_id as id from decisions where member_id = ${memberId}
      union all select high_id from matches where low_id = ${memberId} and ended_at is null
      union all select low_id from matches where high_id = ${memberId} and ended_at is null
      union all select blocked_id from blocks where blocker_id = ${memberId}
      union all select blocker_id from blocks where blocked_id = ${memberId}
      union all select high_id from pasts where low_id = ${memberId} and parted
      union all select low_id from pasts where high_id = ${memberId} and parted`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },
  eraseOrphans: async () => {
    await sql`delete from "member_changes"
      where not exists (select from users where users.id = member_changes.user_id)`.execute(db);
  },
});

export type PoolStore = ReturnType<typeof poolStore>;
