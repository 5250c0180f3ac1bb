import { readFile, writeFile } from "node:fs/promises";
import { toDiagram } from "./diagram.ts";
import { loadFlows } from "./flows.ts";

// Usage: node machines/scripts/generate-diagrams.ts [--check]
// Writes a diagram beside each machine; --check only says which ones are out of date, and fails.
const check = process.argv.includes("--check");

for (const { name, machine, diagramPath } of await loadFlows()) {
  const diagram = toDiagram(machine);
  const written = await readFile(diagramPath, "utf8").catch(() => "");
  if (written === diagram) continue;
  if (check) {
    process.exitCode = 1;
    console.error(`${name}.diagram.mmd is out of date: node machines/scripts/generate-diagrams.ts`);
  } else {
    await writeFile(diagramPath, diagram);
    console.log(`wrote ${name}.diagram.mmd`);
  }
}
