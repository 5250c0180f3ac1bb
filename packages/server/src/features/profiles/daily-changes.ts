import type { Kysely } from "kysely";
import { AppError } from "../../errors/app-error.ts";
import type { Schema } from "../../database/schema.ts";

/** How often what strangers see of a member can change in 24 hours: a report keeps every version of 30 days. */
const CHANGES_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Refuses to replace the texts or a file of a profile too often. @throws AppError `daily_limit` */
export async function requireChangeable(
  db: Kysely<Schema>,
  userId: string,
  shown: "texts" | "picture_file" | "voice_file",
  now: Date,
): Promise<void> {
  const former = db.selectFrom("former_profiles").where("user_id", "=", userId);
  const ofKind =
    shown === "texts"
      ? former.where("picture_file", "is", null).where("voice_file", "is", null)
      : former.where(shown, "is not", null);
  const last = await ofKind
    .select("shown_until")
    .orderBy("shown_until", "desc")
    .offset(CHANGES_A_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  const waitMs = last === undefined ? 0 : last.shown_until.getTime() + DAY_MS - now.getTime();
  if (waitMs > 0) throw new AppError("daily_limit", { retryAfter: Math.ceil(waitMs / 1_000) });
}
