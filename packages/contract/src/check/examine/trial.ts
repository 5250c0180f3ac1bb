import type { Expectation } from "../checks/expectations.ts";
import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import type { Request } from "../exchange/request.ts";
import type { Values } from "../requests/compose.ts";

export interface Trial {
  readonly request: Request;
  readonly expect: Expectation;
}

export interface Subject {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly base: Values;
  /** Statuses that may come first whatever the request says: a door that is closed, an id that is none. */
  readonly tolerated: readonly number[];
}

/** The statuses among these that the contract names for the operation; 400 if it names none. */
export function named({ operation }: Subject, statuses: readonly number[]): readonly number[] {
  const known = statuses.filter((status) => String(status) in operation.answers);
  return known.length > 0 ? known : [400];
}
