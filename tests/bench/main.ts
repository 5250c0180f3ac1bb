/**
 * npm run bench [-- NAME… [OPTION…]]
 *
 * Runs the benchmarks, or those named, one after the other, each in a process of its own, so that
 * none warms up or burdens the next. Options, such as `--seconds 1`, are handed on. Ends badly when
 * one of them misses its bar.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const benches = {
  me: "me.ts",
  routes: "routes.ts",
  memory: "memory.ts",
  components: "components.ts",
  psyche: "psyche.ts",
  insights: "insights.ts",
  discover: "discover.ts",
  talk: "talk.ts",
  lighthouse: "lighthouse.ts",
};

type Name = keyof typeof benches;

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith("--"));
const asked = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(asked.length);

const isName = (name: string): name is Name => Object.hasOwn(benches, name);

async function run(name: Name): Promise<boolean> {
  console.log(`\n${name}`);
  const module = join(import.meta.dirname, benches[name]);
  const child = spawn(process.execPath, [module, ...options], { stdio: "inherit" });
  const [code] = await once(child, "close");
  return code === 0;
}

const names = Object.keys(benches).filter(isName);
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
