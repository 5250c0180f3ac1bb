import type { Operation } from "../contract/operation.ts";
import type { Problem } from "../contract/explain.ts";

/** One way in which a server departs from the contract, with the shortest request that shows it. */
export interface Departure {
  readonly operation: string;
  /** The status that was answered, or "none". */
  readonly status: string;
  readonly problem: string;
  readonly curl: string;
  /** The server's answer, shortened. */
  readonly answered: string;
}

export interface SequenceResult {
  readonly name: string;
  readonly verdict: "met" | "departed" | "not reached";
  readonly reason?: string;
}

export interface Ledger {
  readonly judge: () => void;
  readonly meet: (operation: Operation, status: number) => void;
  readonly depart: (departure: Departure, key: Problem["key"]) => void;
  readonly explainGap: (operation: Operation, reason: string) => void;
  readonly sequence: (result: SequenceResult) => void;
  /** How many answers were held against the contract. */
  readonly judged: () => number;
  readonly met: (operation: Operation) => readonly number[];
  readonly departures: (operation?: Operation) => readonly Departure[];
  /** Why an operation was not reached. */
  readonly gap: (operation: Operation) => string | undefined;
  readonly sequences: () => readonly SequenceResult[];
}

export function createLedger(): Ledger {
  const met = new Map<string, Set<number>>();
  const departures = new Map<string, Departure>();
  const gaps = new Map<string, string>();
  const sequences: SequenceResult[] = [];
  let judged = 0;
  return {
    judge: () => void (judged += 1),
    judged: () => judged,
    meet: ({ id }, status) => met.set(id, (met.get(id) ?? new Set()).add(status)),
    depart: (departure, key) => {
      const id = [departure.operation, departure.status, key].join("\n");
      const known = departures.get(id);
      if (!known || departure.curl.length < known.curl.length) departures.set(id, departure);
    },
    explainGap: ({ id }, reason) => {
      if (!gaps.has(id)) gaps.set(id, reason);
    },
    sequence: (result) => sequences.push(result),
    met: ({ id }) => [...(met.get(id) ?? [])].toSorted((a, b) => a - b),
    departures: (operation) =>
      [...departures.values()].filter(
        (departure) => operation === undefined || departure.operation === operation.id,
      ),
    gap: ({ id }) => gaps.get(id),
    sequences: () => sequences,
  };
}
