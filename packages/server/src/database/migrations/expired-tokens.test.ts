import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { migrate } from "../migrate.ts";
import { untilFinished } from "../../testing/until-finished.ts";

onEachDatabase("what has expired", (open) => {
  it.each(["refresh_tokens", "robot_check_answers"])(
    "is found in %s without reading all of it",
    async (table) => {
      const { db } = await untilFinished(open());
      await migrate(db);
      const plan = await db.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        const { rows } = await sql`
          explain delete from ${sql.table(table)} where expires_at < '2026-01-01'`.execute(
          transaction,
        );
        return JSON.stringify(rows);
      });
      expect(plan).toContain(`${table}_expires_at`);
    },
  );
});
