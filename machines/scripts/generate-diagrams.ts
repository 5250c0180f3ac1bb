import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { runCommand } from "@gemel/command/run-command";
import { toDiagram } from "./diagram.ts";
import { loadFlows } from "./flows.ts";

/** Runs the generators of the workspaces. @returns their exit code */
function generateAll(): number {
  const all = ["run", "generate", "--workspaces", "--if-present"];
  return spawnSync("npm", all, { stdio: "inherit" }).status ?? 1;
}

async function generateDiagrams(check: boolean): Promise<number> {
  let outdated = 0;
  for (const { name, machine, diagramPath } of await loadFlows()) {
    const diagram = toDiagram(machine);
    const written = await readFile(diagramPath, "utf8").catch(() => "");
    if (written === diagram) continue;
    if (check) {
      outdated += 1;
      console.error(`${name}.diagram.mmd is out of date: npm run generate`);
    } else {
      await writeFile(diagramPath, diagram);
      console.log(`wrote ${name}.diagram.mmd`);
    }
  }
  return outdated === 0 ? 0 : 1;
}

await runCommand(
  {
    usage: "npm run generate [-- --check]",
    about: `Makes the client's types from the contract, and a diagram beside each machine.

  --check  of the diagrams, only says which ones are out of date, and fails`,
    options: { check: { type: "boolean", default: false } },
  },
  ({ options: { check } }) => (check ? 0 : generateAll()) || generateDiagrams(check),
);
