import { parseArgs } from "node:util";
import { isFaultName, faults } from "./faults/faults.ts";
import { startBackend } from "./start-backend.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4020" },
    fault: { type: "string" },
    contract: { type: "string" },
  },
});
const { port, fault, contract } = values;

if (fault !== undefined && !isFaultName(fault)) {
  console.error(`There is no fault "${fault}". There are:`);
  for (const [name, { description }] of Object.entries(faults)) {
    console.error(`  ${name}: ${description}`);
  }
  process.exitCode = 2;
} else {
  try {
    const backend = await startBackend({
      port: Number(port),
      ...(fault && { fault }),
      ...(contract !== undefined && { contract }),
    });
    console.error(`Listening on ${backend.url}; mails at ${backend.url}/outbox/ADDRESS.`);
    // What `--members` of the runner reads.
    console.log(JSON.stringify(backend.members));
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void backend.close());
    }
  } catch (error) {
    console.error(`The test backend cannot start: ${(error as Error).message}`);
    process.exitCode = 2;
  }
}
