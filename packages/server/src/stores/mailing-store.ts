import { type Kysely, sql } from "kysely";
import type { MailingStore } from "../services/mail/mailing-store.ts";
import type { Schema } from "./schema.ts";

/** Mails sent lately, in the database. Call `note` within a transaction: its lock lasts as long. */
export function createMailingStore(db: Kysely<Schema>): MailingStore {
  return {
    note: async ({ id, recipient, kind, sentAt }, rules) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`.execute(db);
      const rows = await db
        .selectFrom("mailings")
        .select(["id", "sent_at"])
        .where("recipient", "=", recipient)
        .where("kind", "=", kind)
        .execute();
      if (rows.some((row) => row.id === id)) return true;
      const isOver = rules.some(
        ({ since, most }) => rows.filter(({ sent_at }) => sent_at > since).length >= most,
      );
      if (isOver) return false;
      await db.insertInto("mailings").values({ id, recipient, kind, sent_at: sentAt }).execute();
      return true;
    },
    eraseBefore: async (moment) => {
      await db.deleteFrom("mailings").where("sent_at", "<", moment).execute();
    },
  };
}
