import { expect, it } from "vitest";
import { dayRules } from "../../packages/server/src/features/day-limits/rules.ts";
import { limitRules } from "../../packages/server/src/http/limits.ts";
import { loginRules } from "../../packages/server/src/features/sessions/login-budget.ts";
import { rowsOf } from "./rows-of.ts";

const windows: Readonly<Record<number, string>> = {
  10_000: "in 10 s",
  60_000: "a minute",
  900_000: "in 15 minutes",
  3_600_000: "an hour",
  86_400_000: "a day",
};

it("are documented for operators, each with its cost", async () => {
  const rows = (await rowsOf("docs/security/limits.md")).filter(({ length }) => length === 4);
  const documented = rows.map(([name, max]) => [name, max]);
  const held = Object.entries({ ...limitRules, ...loginRules }).map(
    ([name, { max, timeWindow }]) => [`\`${name}\``, `${max} ${windows[timeWindow]}`],
  );
  const ofDay = Object.entries(dayRules).map(([name, max]) => [`\`${name}\``, `${max} a day`]);
  expect(documented.toSorted()).toEqual([...held, ...ofDay].toSorted());
  expect(rows.filter(([, , of, cost]) => !of || !cost)).toEqual([]);
});
