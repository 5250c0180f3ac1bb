import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../../database/schema.ts";

export interface DataExport {
  readonly id: string;
  /** The session that asked for it; null if it is not known. */
  readonly sessionId: string | null;
  readonly requestedAt: Date;
  readonly status: "preparing" | "ready" | "failed";
  /** Null until it is ready. */
  readonly archive: Archive | null;
}

export interface Archive {
  readonly file: string;
  readonly sizeBytes: number;
  readonly readyAt: Date;
  readonly expiresAt: Date;
}

const nothing = { ready_at: null, expires_at: null, file: null, size: null };

export function exportStore(db: Kysely<Schema>) {
  const wanted = (userId: string, id: string) =>
    db
      .updateTable("exports")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("status", "<>", "ready");
  return {
    find: async (userId: string): Promise<DataExport | undefined> => {
      const query = db.selectFrom("exports").selectAll().where("user_id", "=", userId);
      return asExport(await query.executeTakeFirst());
    },
    /** Takes a request, in the place of an older one. @returns false while one is being made for the session */
    begin: async (
      userId: string,
      { id, sessionId, requestedAt }: Pick<DataExport, "id" | "sessionId" | "requestedAt">,
    ): Promise<boolean> => {
      const asked = { id, session_id: sessionId, requested_at: requestedAt };
      const values = { ...asked, status: "preparing", ...nothing };
      const begun = await db
        .insertInto("exports")
        .values({ user_id: userId, ...values })
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet(values)
            .where((eb) =>
              eb.or([
                eb("exports.status", "<>", "preparing"),
                eb("exports.session_id", "is distinct from", sessionId),
              ]),
            ),
        )
        .returning("id")
        .executeTakeFirst();
      return begun !== undefined;
    },
    /** Notes that a request's copy is ready. @returns false if it is noted already, or no longer needed */
    complete: async (
      userId: string,
      id: string,
      { file, sizeBytes, readyAt, expiresAt }: Archive,
    ): Promise<boolean> => {
      const made = { ready_at: readyAt, expires_at: expiresAt, file, size: sizeBytes };
      const completed = await wanted(userId, id)
        .set({ status: "ready", ...made })
        .returning("id")
        .executeTakeFirst();
      return completed !== undefined;
    },
    /** Notes that a request was given up; harmless where its copy is there, or not wanted any more. */
    fail: async (userId: string, id: string) => {
      await wanted(userId, id).set({ status: "failed" }).execute();
    },
  };
}

function asExport(row: Selectable<Schema["exports"]> | undefined): DataExport | undefined {
  if (row === undefined) return undefined;
  const { id, session_id: sessionId, requested_at: requestedAt } = row;
  const { ready_at, expires_at, file, size } = row;
  // The migration lets no other in.
  const status = row.status as DataExport["status"];
  if (ready_at === null || expires_at === null || file === null || size === null) {
    return { id, sessionId, requestedAt, status, archive: null };
  }
  const archive = { file, sizeBytes: size, readyAt: ready_at, expiresAt: expires_at };
  return { id, sessionId, requestedAt, status, archive };
}
