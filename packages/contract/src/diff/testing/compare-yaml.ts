import type { Change } from "../change/change.ts";
import { parseContract } from "../contract/read-contract.ts";
import { compareContracts } from "../operations/compare-contracts.ts";

/** Compares two contracts, each given without its first line `openapi: 3.1.0`. */
export function compareYaml(before: string, after: string): readonly Change[] {
  const read = (yaml: string, file: string) => parseContract(`openapi: 3.1.0\n${yaml}`, file);
  return compareContracts(read(before, "older.yaml"), read(after, "newer.yaml"));
}

/** A change in one line, `breaking GET /me, response 200, status`, to compare in tables. */
export const inOneLine = ({ kind, operation, part, path, aspect }: Change): string =>
  [`${kind} ${operation}`, part, path, aspect].filter((text) => text !== "").join(", ");
