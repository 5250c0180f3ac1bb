import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { oneOf, wholeNumber } from "@gemel/command/arguments";
import { runCommand } from "@gemel/command/run-command";
import { benchOptions, benchUsage, MOST } from "./read-options.ts";

const benches = {
  routes: "routes.ts",
  memory: "memory.ts",
  discover: "discover.ts",
  talk: "talk.ts",
  lighthouse: "lighthouse.ts",
};

type Name = keyof typeof benches;

const names = Object.keys(benches) as Name[];

async function run(name: Name, options: readonly string[]): Promise<boolean> {
  console.log(`\n${name}`);
  const module = join(import.meta.dirname, benches[name]);
  const child = spawn(process.execPath, [module, ...options], { stdio: "inherit" });
  const [code] = await once(child, "close");
  return code === 0;
}

await runCommand(
  {
    usage: benchUsage,
    about: `Runs the benchmarks, or those named, one after the other, each in a process of its own, so that none warms up or
burdens the next. Options are handed on to those that know them. Fails when one misses its bar.

  NAME  ${names.join(", ")}`,
    options: benchOptions,
    operands: { name: "NAME", min: 0, max: names.length },
  },
  async ({ options, operands }) => {
    const asked = operands.map((name) => oneOf("benchmark", name, names));
    const handed = Object.entries(options).flatMap(([name, text]) => [
      `--${name}`,
      String(wholeNumber(`--${name}`, text, 1, MOST)),
    ]);
    const failed: Name[] = [];
    for (const name of asked.length > 0 ? asked : names) {
      if (!(await run(name, handed))) failed.push(name);
    }
    if (failed.length > 0) console.error(`\nMissed or broken: ${failed.join(", ")}`);
    return failed.length > 0 ? 1 : 0;
  },
);
