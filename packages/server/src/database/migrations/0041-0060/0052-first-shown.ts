import { type Kysely, sql } from "kysely";

/** Whom others can find has changed sex and birth date last when they registered (decision 0016). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update profiles set identity_changed_at = users.created_at
    from users
    where users.id = profiles.user_id
      and users.onboarding_status = 'onboarding_complete'
      and profiles.identity_changed_at is null`.execute(db);
}
