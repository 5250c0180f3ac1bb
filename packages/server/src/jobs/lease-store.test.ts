import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { leaseStore } from "./lease-store.ts";
import { migrate } from "../database/migrate.ts";
import { untilFinished } from "../testing/until-finished.ts";

onEachDatabase("leases", (open) => {
  it("belong to one holder until they are given back or have run out", async () => {
    const { db } = await untilFinished(open());
    await migrate(db);
    const leases = leaseStore(db);
    const [one, two] = [randomUUID(), randomUUID()];
    expect(await Promise.all([leases.take("a", one, 60), leases.take("b", two, 60)])).toEqual([
      true,
      true,
    ]);
    expect([await leases.take("a", two, 60), await leases.take("a", one, 60)]).toEqual([
      false,
      true,
    ]);
    await leases.release("a", two);
    expect(await leases.take("a", two, 60)).toBe(false);
    await leases.release("a", one);
    expect(await leases.take("a", two, 60)).toBe(true);
    await sql`update leases set until = now() - interval '1 second' where name = 'a'`.execute(db);
    expect(await leases.take("a", one, 60)).toBe(true);
    const race = await Promise.all([one, two, randomUUID()].map((by) => leases.take("c", by, 60)));
    expect(race.filter(Boolean)).toHaveLength(1);
    await sql`update leases set until = now() - interval '1 second' where name <> 'a'`.execute(db);
    await leases.eraseExpired();
    const { rows } = await sql<{ name: string }>`select name from leases`.execute(db);
    expect(rows).toEqual([{ name: "a" }]);
  });
});
