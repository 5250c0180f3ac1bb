import { readArguments } from "./arguments.ts";
import { printChanges } from "./change/print-changes.ts";
import { readContract } from "./contract/read-contract.ts";
import { compareContracts } from "./operations/compare-contracts.ts";
import { writeReport } from "./write-report.ts";

/**
 * Compares two contracts as the command line asks.
 * @returns the exit code: 1 when a change is breaking, else 0
 * @throws UsageError, ContractError
 */
export async function diff(args: string[], print: (text: string) => void): Promise<0 | 1> {
  const { older, newer, json } = readArguments(args);
  const changes = compareContracts(await readContract(older), await readContract(newer));
  if (json !== undefined) await writeReport(json, { older, newer, changes });
  print(`${older} → ${newer}`);
  print(printChanges(changes));
  return changes.some(({ kind }) => kind === "breaking") ? 1 : 0;
}
