import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";

interface Mailing {
  /** The job's. */
  readonly id: string;
  /** A keyed hash of the address. */
  readonly recipient: string;
  /** A keyed hash of the network that asks for the mail; empty if unknown. */
  readonly asker: string;
  readonly kind: string;
  readonly sentAt: Date;
}

interface Rule {
  readonly since: Date;
  readonly max: number;
}

/** Mails sent lately, in the database. Call `note` within a transaction: its lock lasts as long. */
export const mailingStore = (db: Kysely<Schema>) => ({
  /**
   * Notes a mail, unless its recipient has got as many of its kind since a moment as a rule allows: for its
   * asker, or for all askers. Of two concurrent calls, one sees the other.
   * @returns false if it may not be sent; true again for the same mail
   */
  note: async (
    { id, recipient, asker, kind, sentAt }: Mailing,
    rules: { readonly ofAsker: readonly Rule[]; readonly ofAll: readonly Rule[] },
  ): Promise<boolean> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`.execute(db);
    const rows = await db
      .selectFrom("mailings")
      .select(["id", "asker", "sent_at"])
      .where("recipient", "=", recipient)
      .where("kind", "=", kind)
      .execute();
    if (rows.some((row) => row.id === id)) return true;
    const isOver = (sent: typeof rows, { since, max }: Rule): boolean =>
      sent.filter(({ sent_at }) => sent_at > since).length >= max;
    const own = rows.filter((row) => row.asker === asker);
    if (rules.ofAll.some((rule) => isOver(rows, rule))) return false;
    if (rules.ofAsker.some((rule) => isOver(own, rule))) return false;
    await db
      .insertInto("mailings")
      .values({ id, recipient, asker, kind, sent_at: sentAt })
      .execute();
    return true;
  },
});
