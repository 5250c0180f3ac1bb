import type { Kysely } from "kysely";
import type { PictureStore } from "../services/pictures/picture-store.ts";
import type { Schema } from "./schema.ts";

/** Which file is whose picture, in the database. */
export function createPictureStore(db: Kysely<Schema>): PictureStore {
  return {
    find: async (userId) => {
      const row = await db
        .selectFrom("profiles")
        .select("picture_file")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row?.picture_file ?? undefined;
    },
    replace: async (userId, file) => {
      const row = await db
        .with("former", (former) =>
          former
            .selectFrom("profiles")
            .select(["user_id", "picture_file"])
            .where("user_id", "=", userId)
            .forUpdate(),
        )
        .updateTable("profiles")
        .from("former")
        .set({ picture_file: file })
        .whereRef("profiles.user_id", "=", "former.user_id")
        .returning("former.picture_file as former_file")
        .executeTakeFirst();
      return row?.former_file ?? undefined;
    },
    known: async (files) => {
      if (files.length === 0) return new Set();
      const rows = await db
        .selectFrom("profiles")
        .select("picture_file")
        .where("picture_file", "in", files)
        .execute();
      return new Set(rows.map((row) => row.picture_file).filter((file) => file !== null));
    },
  };
}
