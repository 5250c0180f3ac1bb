import { readArguments, UsageError } from "./arguments.ts";
import { printChanges } from "./change/print-changes.ts";
import { ContractError } from "./contract/contract-error.ts";
import { readContract } from "./contract/read-contract.ts";
import { compareContracts } from "./operations/compare-contracts.ts";
import { writeReport } from "./write-report.ts";

/** @returns the exit code: 1 when a change is breaking, else 0 */
async function main(args: string[]): Promise<number> {
  const { older, newer, json } = readArguments(args);
  const changes = compareContracts(await readContract(older), await readContract(newer));
  if (json !== undefined) await writeReport(json, { older, newer, changes });
  console.log(`${older} → ${newer}`);
  console.log(printChanges(changes));
  return changes.some(({ kind }) => kind === "breaking") ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ContractError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
