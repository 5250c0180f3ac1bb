import type { Kysely } from "kysely";
import { createMemberFiles } from "../../database/member-files.ts";
import type { Schema } from "../../database/schema.ts";

/** Whose profiles have which recordings. */
export const voiceStore = (db: Kysely<Schema>) => createMemberFiles(db, "voice_file");
