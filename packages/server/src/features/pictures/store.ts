import type { Kysely } from "kysely";
import { createMemberFiles } from "../../database/member-files.ts";
import type { Schema } from "../../database/schema.ts";

/** Whose profiles have which pictures. */
export const pictureStore = (db: Kysely<Schema>) => createMemberFiles(db, "picture_file");
