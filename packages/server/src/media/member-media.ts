import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { isVisibleTo } from "../database/visible.ts";
import { AppError } from "../errors/app-error.ts";
import { letGo } from "./let-go.ts";
import type { MediaStore } from "./media-store.ts";
import { reportedFiles } from "./reported-files.ts";

interface MemberMediaServices {
  readonly db: Kysely<Schema>;
  readonly media: MediaStore;
}

/** What is kept of an upload, and how its name ends. */
interface Rendered {
  readonly bytes: Uint8Array;
  readonly ending: string;
}

/** The file that each member may have of a kind; the profile names it in a column. */
export const memberMedia = (column: "picture_file" | "voice_file") => {
  const storeOf = (db: Kysely<Schema>) => memberFileStore(db, column);
  return {
    storeOf,
    /**
     * Replaces a member's file. It is kept before the row names it, and the former one goes after, so that a
     * killed process leaves a file that works; `sweepMedia` erases what no row names.
     * @returns the name of the file
     * @throws what `render` throws
     */
    set: async (
      { db, media }: MemberMediaServices,
      userId: string,
      source: Readable,
      render: (path: string) => Promise<Rendered>,
    ): Promise<string> => {
      const upload = await media.receive(source);
      try {
        const { bytes, ending } = await render(upload.path);
        const name = `${randomUUID()}.${ending}`;
        await media.keep(name, bytes);
        const former = await storeOf(db).replace(userId, name);
        await letGoUnreported({ db, media }, former);
        return name;
      } finally {
        await upload.discard();
      }
    },
    /** Takes a member's file down and erases it. Removing none succeeds as well. */
    remove: async ({ db, media }: MemberMediaServices, userId: string) => {
      const former = await storeOf(db).replace(userId, null);
      await letGoUnreported({ db, media }, former);
    },
    /**
     * Which file a member has, for another who asks. One who has none, does not exist, or is kept away in either
     * direction is refused alike.
     * @throws AppError `not_found`
     */
    require: async (db: Kysely<Schema>, memberId: string, userId: string): Promise<string> => {
      const name = await storeOf(db).findFor(memberId, userId);
      if (name === undefined) throw new AppError("not_found");
      return name;
    },
    find: (db: Kysely<Schema>, userId: string) => storeOf(db).find(userId),
  };
};

/** A report may name the file itself, where it could not be copied; `sweepMedia` erases it after the report. */
async function letGoUnreported({ db, media }: MemberMediaServices, file: string | undefined) {
  if (file === undefined || (await reportedFiles(db, [file])).has(file)) return;
  await letGo({ media }, file);
}

const memberFileStore = (db: Kysely<Schema>, column: "picture_file" | "voice_file") => ({
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
  known: async (files: readonly string[]): Promise<ReadonlySet<string>> => {
    if (files.length === 0) return new Set();
    const rows = await db
      .selectFrom("profiles")
      .select(`${column} as file`)
      .where(column, "in", files)
      .execute();
    return new Set(rows.map((row) => row.file).filter((file) => file !== null));
  },
});
