import { writeFile } from "node:fs/promises";
import { printChanges } from "./change/print-changes.ts";
import { readContract } from "./contract/read-contract.ts";
import { compareContracts } from "./operations/compare-contracts.ts";

interface Wanted {
  readonly older: string;
  readonly newer: string;
  /** The file for the changes as JSON. */
  readonly json?: string | undefined;
}

/**
 * Compares two contracts as the command line asks.
 * @returns the exit code: 1 when a change is breaking, else 0
 * @throws ContractError, or an error of the system where the report cannot be written
 */
export async function diff(wanted: Wanted, print: (text: string) => void): Promise<0 | 1> {
  const { older, newer, json } = wanted;
  const changes = compareContracts(await readContract(older), await readContract(newer));
  if (json !== undefined) {
    await writeFile(json, `${JSON.stringify({ older, newer, changes }, undefined, 2)}\n`);
  }
  print(`${older} → ${newer}`);
  print(printChanges(changes));
  return changes.some(({ kind }) => kind === "breaking") ? 1 : 0;
}
