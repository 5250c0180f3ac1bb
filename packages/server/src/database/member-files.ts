import type { Kysely } from "kysely";
import { isVisibleTo } from "./visible.ts";
import type { Schema } from "./schema.ts";

/** Which file is whose, in a column of the profiles. */
export function createMemberFiles(db: Kysely<Schema>, column: "picture_file" | "voice_file") {
  return {
    find: async (userId: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom("profiles")
        .select(`${column} as file`)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row?.file ?? undefined;
    },
    /** The same, unless one of the two keeps the other away. */
    findFor: async (memberId: string, userId: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom("profiles")
        .select(`${column} as file`)
        .where("user_id", "=", userId)
        .where((eb) => isVisibleTo(memberId, eb.ref("user_id")))
        .executeTakeFirst();
      return row?.file ?? undefined;
    },
    /** Sets or clears a member's file. @returns the file that was there before */
    replace: async (userId: string, file: string | null): Promise<string | undefined> => {
      const row = await db
        .with("former", (former) =>
          former
            .selectFrom("profiles")
            .select(["user_id", `${column} as file`])
            .where("user_id", "=", userId)
            .forUpdate(),
        )
        .updateTable("profiles")
        .from("former")
        .set({ [column]: file })
        .whereRef("profiles.user_id", "=", "former.user_id")
        .returning("former.file as former_file")
        .executeTakeFirst();
      return row?.former_file ?? undefined;
    },
    /** Which of these files a member has. */
    known: async (files: readonly string[]): Promise<ReadonlySet<string>> => {
      if (files.length === 0) return new Set();
      const rows = await db
        .selectFrom("profiles")
        .select(`${column} as file`)
        .where(column, "in", files)
        .execute();
      return new Set(rows.map((row) => row.file).filter((file) => file !== null));
    },
  };
}
