import type { Kysely, Selectable } from "kysely";
import type { DataExport } from "../services/export/data-export.ts";
import type { ExportStore } from "../services/export/export-store.ts";
import type { Schema } from "./schema.ts";

const nothing = { ready_at: null, expires_at: null, file: null, size: null };

/** Copies of members' data, in the database. */
export function createExportStore(db: Kysely<Schema>): ExportStore {
  const wanted = (userId: string, id: string) =>
    db
      .updateTable("exports")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("status", "<>", "ready");
  return {
    find: async (userId) => {
      const query = db.selectFrom("exports").selectAll().where("user_id", "=", userId);
      return asExport(await query.executeTakeFirst());
    },
    begin: async ({ id, userId, requestedAt }) => {
      const values = { id, status: "preparing", requested_at: requestedAt, ...nothing };
      const begun = await db
        .insertInto("exports")
        .values({ user_id: userId, ...values })
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet(values).where("exports.status", "<>", "preparing"),
        )
        .returning("id")
        .executeTakeFirst();
      return begun !== undefined;
    },
    complete: async (userId, id, { file, sizeBytes, readyAt, expiresAt }) => {
      const made = { ready_at: readyAt, expires_at: expiresAt, file, size: sizeBytes };
      const completed = await wanted(userId, id)
        .set({ status: "ready", ...made })
        .returning("id")
        .executeTakeFirst();
      return completed !== undefined;
    },
    fail: async (userId, id) => {
      await wanted(userId, id).set({ status: "failed" }).execute();
    },
    known: async (files) => {
      if (files.length === 0) return new Set();
      const query = db.selectFrom("exports").select("file").where("file", "in", files);
      return new Set((await query.execute()).flatMap(({ file }) => file ?? []));
    },
    eraseExpired: async (now) => {
      await db.deleteFrom("exports").where("expires_at", "<=", now).execute();
    },
  };
}

function asExport(row: Selectable<Schema["exports"]> | undefined): DataExport | undefined {
  if (row === undefined) return undefined;
  const { id, requested_at: requestedAt, ready_at, expires_at, file, size } = row;
  // The migration lets no other in.
  const status = row.status as DataExport["status"];
  if (ready_at === null || expires_at === null || file === null || size === null) {
    return { id, requestedAt, status, archive: null };
  }
  const archive = { file, sizeBytes: size, readyAt: ready_at, expiresAt: expires_at };
  return { id, requestedAt, status, archive };
}
