import type { Kysely } from "kysely";
import type { MemberFiles } from "../services/media/member-files.ts";
import { isWithinReach } from "./is-within-reach.ts";
import type { Schema } from "./schema.ts";

/** Which file is whose, in a column of the profiles. */
export function createMemberFiles(
  db: Kysely<Schema>,
  column: "picture_file" | "voice_file",
): MemberFiles {
  return {
    find: async (userId) => {
      const row = await db
        .selectFrom("profiles")
        .select(`${column} as file`)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row?.file ?? undefined;
    },
    findFor: async (memberId, userId) => {
      const row = await db
        .selectFrom("profiles")
        .select(`${column} as file`)
        .where("user_id", "=", userId)
        .where((eb) => isWithinReach(memberId, eb.ref("user_id")))
        .executeTakeFirst();
      return row?.file ?? undefined;
    },
    replace: async (userId, file) => {
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
    known: async (files) => {
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
