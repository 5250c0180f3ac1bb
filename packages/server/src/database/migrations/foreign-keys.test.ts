import { sql } from "kysely";
import { expect, it } from "vitest";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { untilFinished } from "../../testing/until-finished.ts";

// An index of all rows that refer to one serves as well as one of all rows.
it("finds what refers to a row by an index: erasing one reads no whole table", async () => {
  const { db } = await untilFinished(openMemoryDatabase());
  const { rows } = await sql<{ readonly name: string }>`
    select format('%s (%s)', conrelid::regclass, string_agg(attname, ', ' order by attnum)) as name
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        and coalesce(pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname), true)
    )
    group by conrelid, pg_constraint.oid
    order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
