/**
 * npm run bench [-- NAME…]
 *
 * Runs the benchmarks, or those named, one after the other, each in a process of its own, so that
 * none warms up or burdens the next. Ends badly when one of them misses its bar.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const benches = {
  me: "me.ts",
  components: "components.ts",
  psyche: "psyche.ts",
  discover: "discover.ts",
};

type Name = keyof typeof benches;

const isName = (name: string): name is Name => Object.hasOwn(benches, name);

async function run(name: Name): Promise<boolean> {
  console.log(`\n${name}`);
  const module = join(import.meta.dirname, benches[name]);
  const [code] = await once(spawn(process.execPath, [module], { stdio: "inherit" }), "close");
  return code === 0;
}

const names = Object.keys(benches).filter(isName);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isName(name));
if (unknown.length > 0) {
  console.error(`No benchmark called ${unknown.join(", ")}; there are ${names.join(", ")}.`);
  process.exitCode = 2;
} else {
  const failed: Name[] = [];
  for (const name of asked.length > 0 ? asked.filter(isName) : names) {
    if (!(await run(name))) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nMissed or broken: ${failed.join(", ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
