/**
 * npm run test:attacks [-- PART …]
 *
 * The attacks whole, or the parts that are named: `npm test` has a short form of those that `*.test.ts` and
 * `*.spec.ts` hold. An hour or more. Fails when a part does; figures in time are printed and judge nothing.
 */
import { parts } from "./parts.ts";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}

const failed: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await run())) failed.push(name);
}
for (const name of failed) console.log(`✗ ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
