import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import { requireChangeable } from "./daily-changes.ts";
import type { Db } from "../../jobs/db.ts";
import type { Schema } from "../../database/schema.ts";
import { visibleMembers } from "../../database/visible.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Member } from "../../foundation/member.ts";
import { eraseFile } from "../../media/media-store.ts";
import { reportedFiles } from "../../media/named-files.ts";
import type { Services } from "../../services.ts";

type MemberMediaServices = Pick<Services, "clock" | "db" | "media" | "transaction">;

/** The owner of a file, and a further check in the transaction that keeps it; it refuses by throwing. */
interface FileOwner {
  readonly userId: string;
  readonly admit: (db: Db) => Promise<void>;
}

interface Rendered {
  readonly bytes: Uint8Array;
  readonly ending: string;
}

type MediaColumn = "picture_file" | "voice_file";

/** The file that each member may have of a kind; the profile names it in a column. */
export const memberMedia = (column: MediaColumn) => {
  const storeOf = (db: Kysely<Schema>) => memberFileStore(db, column);
  return {
    storeOf,
    /** Refuses to replace a file too often. To take one down is never refused. @throws AppError `daily_limit` */
    requireChangeable: ({ clock, db }: Pick<MemberMediaServices, "clock" | "db">, userId: string) =>
      requireChangeable(db, userId, column, clock()),
    /**
     * Replaces a member's file. It is kept before the row names it, and the former one goes after, so that a
     * killed process leaves a file that works; `sweepMedia` erases what no row names. One that strangers were shown
     * stays for a time (decision 0051).
     * @returns the name of the file
     * @throws what `render` and `admit` throw
     */
    set: async (
      { clock, db, media, transaction }: MemberMediaServices,
      { userId, admit }: FileOwner,
      source: Readable,
      render: (path: string) => Promise<Rendered>,
    ): Promise<string> => {
      const upload = await media.receive(source);
      try {
        const { bytes, ending } = await render(upload.path);
        const name = `${randomUUID()}.${ending}`;
        await media.keep(name, bytes);
        const former = await transaction(async (inside) => {
          const replaced = await storeOf(inside).replace(userId, name, clock());
          // Asked once the row is held: a refusal at the same time has come first, or takes this file away.
          await admit(inside);
          return replaced;
        });
        await eraseUnreported({ db, media }, former);
        return name;
      } finally {
        await upload.discard();
      }
    },
    /** Takes a member's file down, and erases it as `set` does. Removing none succeeds as well. */
    remove: async (
      { clock, db, media }: Pick<MemberMediaServices, "clock" | "db" | "media">,
      userId: string,
    ) => {
      const former = await storeOf(db).replace(userId, null, clock());
      await eraseUnreported({ db, media }, former);
    },
    /** Takes a file down in a transaction. @returns the file, for `eraseUnreported` once that is kept */
    takeDown: (db: Kysely<Schema>, userId: string, now: Date) =>
      storeOf(db).replace(userId, null, now),
    /**
     * Returns the file of a member for a caller. A member who has none, does not exist, cannot be found yet,
     * or is kept away in either direction is refused alike. Before others can find the caller, every file but
     * the caller's own is refused too.
     * @throws AppError `not_found`
     */
    require: async (
      db: Kysely<Schema>,
      { id, onboardingStatus }: Pick<Member, "id" | "onboardingStatus">,
      userId: string,
    ): Promise<string> => {
      const isOwn = userId === id;
      if (!isOwn && onboardingStatus !== "onboarding_complete") throw new AppError("not_found");
      const files = storeOf(db);
      const name = await (isOwn ? files.find(id) : files.findFor(id, userId));
      if (name === undefined) throw new AppError("not_found");
      return name;
    },
    find: (db: Kysely<Schema>, userId: string) => storeOf(db).find(userId),
  };
};

/**
 * Erases a file, unless a report names the file itself because it could not be copied; `sweepMedia` erases
 * that one after the report.
 */
export async function eraseUnreported(
  { db, media }: Pick<MemberMediaServices, "db" | "media">,
  file: string | undefined,
) {
  if (file === undefined || (await reportedFiles(db, [file])).has(file)) return;
  await eraseFile({ media }, file);
}

const memberFileStore = (db: Kysely<Schema>, column: MediaColumn) => ({
  find: async (userId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom("profiles")
      .select(`${column} as file`)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.file ?? undefined;
  },
  findFor: async (memberId: string, userId: string): Promise<string | undefined> => {
    const row = await visibleMembers(db, memberId, [userId])
      .innerJoin("profiles", "profiles.user_id", "users.id")
      .select(`profiles.${column} as file`)
      .executeTakeFirst();
    return row?.file ?? undefined;
  },
  /**
   * Sets or clears a member's file, and notes the one before, where strangers were shown it.
   * @returns the file that was there before and is not noted
   */
  replace: async (userId: string, file: string | null, now: Date): Promise<string | undefined> => {
    const row = await db
      .with("former", (former) =>
        former
          .selectFrom("profiles")
          .select(["user_id", `${column} as file`])
          .where("user_id", "=", userId)
          .forUpdate(),
      )
      .with("noted", (noted) =>
        noted
          .insertInto("former_profiles")
          .columns(["id", "user_id", column, "shown_until"])
          .expression(({ selectFrom }) =>
            selectFrom("former")
              .innerJoin("users", "users.id", "former.user_id")
              .where("former.file", "is not", null)
              .where("users.onboarding_status", "=", "onboarding_complete")
              .select([
                sql<string>`gen_random_uuid()`.as("id"),
                "former.user_id",
                "former.file",
                sql<Date>`${now}::timestamptz`.as("shown_until"),
              ]),
          )
          .returning("user_id"),
      )
      .updateTable("profiles")
      .from("former")
      .set({ [column]: file })
      .whereRef("profiles.user_id", "=", "former.user_id")
      .returning(
        sql<string | null>`case when exists (select from noted) then null else former.file end`.as(
          "former_file",
        ),
      )
      .executeTakeFirst();
    return row?.former_file ?? undefined;
  },
});
