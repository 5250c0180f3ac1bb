import { oneOf } from "@gemel/command/arguments";
import { runCommand } from "@gemel/command/run-command";
import { parts } from "./parts.ts";

const names = Object.keys(parts);

await runCommand(
  {
    usage: "npm run test:attacks [-- PART…]",
    about: `The attacks whole, or the parts that are named: npm test has a short form of those that *.test.ts and *.spec.ts
hold. An hour or more. Fails when a part does; figures in time are printed and judge nothing.

  PART  ${names.join(", ")}`,
    operands: { name: "PART", min: 0, max: names.length },
  },
  async ({ operands }) => {
    const asked = operands.map((name) => oneOf("part", name, names));
    const failed: string[] = [];
    for (const [name, run] of Object.entries(parts)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      if (!(await run())) failed.push(name);
    }
    for (const name of failed) console.log(`✗ ${name}`);
    return failed.length > 0 ? 1 : 0;
  },
);
