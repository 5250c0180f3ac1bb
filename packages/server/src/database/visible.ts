import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * Whether a member is neither suspended nor deleted. Null, and who was erased, count as active.
 * @param member the column that names the member
 */
export const isActive = (member: Expression<string | null>): RawBuilder<boolean> => sql<boolean>`
  not exists (
    select from users as absentee
    where absentee.id = ${member}
      and (absentee.suspended_at is not null or absentee.deleted_at is not null))`;

/**
 * Whether two members can come across each other: neither keeps the other away, and no match of theirs was
 * ended. Both look the same to either (decision 0021).
 * @param other the column that names the other
 */
export const notSeparated = (
  memberId: string,
  other: Expression<string>,
): RawBuilder<boolean> => sql`
  (not exists (
    select from blocks
    where (blocker_id = ${memberId} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${memberId}))
  and not exists (
    select from pasts
    where low_id = least(${memberId}::uuid, ${other})
      and high_id = greatest(${memberId}::uuid, ${other}) and parted))`;

/**
 * Whether another member is visible to a member: neither keeps the other away, and they are neither suspended nor
 * deleted. @param other the column that names them
 */
export const isVisibleTo = (memberId: string, other: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`(${notSeparated(memberId, other)} and ${isActive(other)})`;

/** Selects, of these members, the ones whom a member can find: analysed, and visible to the member. */
export const visibleMembers = (db: Kysely<Schema>, memberId: string, ids: readonly string[]) =>
  db
    .selectFrom("users")
    .where("users.id", "in", ids)
    .where("users.id", "<>", memberId)
    .where("users.onboarding_status", "=", "onboarding_complete")
    .where((eb) => isVisibleTo(memberId, eb.ref("users.id")));

export const isVisible = async (
  db: Kysely<Schema>,
  memberId: string,
  otherId: string,
): Promise<boolean> =>
  (await visibleMembers(db, memberId, [otherId]).select("users.id").executeTakeFirst()) !==
  undefined;

export const findVisibleNickname = async (
  db: Kysely<Schema>,
  memberId: string,
  otherId: string,
): Promise<string | null> => {
  const found = await visibleMembers(db, memberId, [otherId])
    .select("users.nickname")
    .executeTakeFirst();
  return found?.nickname ?? null;
};

/** The sex that others see of a member, by a query that reads `profiles`. */
export const shownSex = sql<string | null>`coalesce(profiles.former_sex, profiles.sex)`.as("sex");

/** The birth date that determines the age that others see, `YYYY-MM-DD`, in a query that reads `profiles`. */
export const shownBirthDate = sql<
  string | null
>`coalesce(profiles.former_birth_date, profiles.birth_date)`.as("birth_date");

/** Whether a member is shown scores; true until answers of an older model have been scored by this one. */
export const seesScores =
  sql<boolean>`coalesce((insights.portrait->>'seesScores')::boolean, true)`.as("sees_scores");

/**
 * Selects the answers that owners confirmed for their twins to say, as long as the answer is unchanged. The
 * texts and the flag on cards both come from here.
 */
export const sharedAnswers = (db: Kysely<Schema>) =>
  db
    .selectFrom("twin_sharing as shared")
    .innerJoin("answers as given", "given.user_id", "shared.user_id")
    .where("shared.is_allowed", "=", true)
    .where("shared.words", "<>", "")
    .where(
      sql<boolean>`exists (
        select from json_array_elements(given.responses) as response
        where response ->> 'question_id' = shared.question_id
          and response ->> 'open_answer_text' = shared.answer)`,
    );
