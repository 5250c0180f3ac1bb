import { CompiledQuery, type LogEvent } from "kysely";
import { expect, it } from "vitest";
import { openMemoryDatabase } from "../testing/database/memory-database.ts";
import { untilFinished } from "../testing/until-finished.ts";
import { namedFiles } from "./named-files.ts";

it("looks each file up among the names, and compares no row's list with all of them", async () => {
  const sent: LogEvent["query"][] = [];
  const { db } = await untilFinished(
    openMemoryDatabase((event) => {
      sent.push(event.query);
    }),
  );
  await namedFiles(db, ["a.webp", "b.webp"]);
  const asked = sent.at(-1);
  if (asked === undefined) throw new Error("nothing was asked");
  const explained = CompiledQuery.raw(`explain ${asked.sql}`, [...asked.parameters]);
  const { rows } = await db.executeQuery<{ readonly "QUERY PLAN": string }>(explained);
  const filters = rows.map((row) => row["QUERY PLAN"]).filter((line) => line.includes("Filter:"));
  expect(filters.length).toBeGreaterThan(1);
  expect(filters.filter((line) => !line.includes("= ANY"))).toEqual([]);
});
