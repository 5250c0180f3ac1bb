import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";

export interface Found {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

/** The operation that a method and a path (without `/api`) ask for. */
export function findOperation(
  { operations }: Contract,
  method: string,
  path: string,
): Found | undefined {
  for (const operation of operations) {
    const match = operation.method === method ? operation.pattern.exec(path) : undefined;
    const groups = match && decodeAll(match.groups ?? {});
    if (groups) return { operation, path: groups };
  }
  return undefined;
}

function decodeAll(groups: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    const entries = Object.entries(groups);
    return Object.fromEntries(entries.map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}
