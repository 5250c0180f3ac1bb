import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import type { Departure, Ledger, SequenceResult } from "./ledger.ts";

export type Verdict = "met" | "departed" | "not reached";

export interface OperationResult {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly verdict: Verdict;
  /** The statuses that were answered as the contract says. */
  readonly met: readonly number[];
  /** The documented statuses that were not seen. */
  readonly unseen: readonly number[];
  readonly departures: readonly Departure[];
  readonly reason?: string;
}

export interface Results {
  readonly url: string;
  readonly contract: string;
  readonly seed: number;
  readonly operations: readonly OperationResult[];
  readonly sequences: readonly SequenceResult[];
  readonly notes: readonly string[];
  readonly answers: number;
  readonly counts: Readonly<Record<Verdict, number>> & { readonly departures: number };
}

interface Run {
  readonly url: string;
  readonly contract: Contract;
  readonly seed: number;
  readonly ledger: Ledger;
  readonly notes: readonly string[];
}

export function conclude({ url, contract, seed, ledger, notes }: Run): Results {
  const operations = contract.operations.map((operation) => resultOf(operation, ledger));
  const count = (verdict: Verdict): number =>
    operations.filter((result) => result.verdict === verdict).length;
  return {
    url,
    contract: contract.version,
    seed,
    operations,
    sequences: ledger.sequences(),
    notes,
    answers: ledger.judged(),
    counts: {
      met: count("met"),
      departed: count("departed"),
      "not reached": count("not reached"),
      departures: ledger.departures().length,
    },
  };
}

/** Words are held when they went to more people than a run has: that nothing waits is answer enough. */
const metByConflict: ReadonlySet<string> = new Set(["judgeHeldWords"]);

function resultOf(operation: Operation, ledger: Ledger): OperationResult {
  const met = ledger.met(operation);
  const departures = ledger.departures(operation);
  const reached = met.some(
    (status) => status < 300 || (status === 409 && metByConflict.has(operation.id)),
  );
  const verdict = departures.length > 0 ? "departed" : reached ? "met" : "not reached";
  const answered = met.length === 0 ? "was not called" : `answered only ${met.join(", ")}`;
  return {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    verdict,
    met,
    unseen: Object.keys(operation.answers)
      .map(Number)
      .filter((status) => !met.includes(status)),
    departures,
    ...(verdict === "not reached" && { reason: ledger.gap(operation) ?? answered }),
  };
}

/** 0 where nothing departs, else 1; with `strict` also where something was not reached. */
export function exitCodeOf({ counts, sequences }: Results, strict: boolean): 0 | 1 {
  const gaps =
    counts["not reached"] + sequences.filter(({ verdict }) => verdict === "not reached").length;
  return counts.departures > 0 || (strict && gaps > 0) ? 1 : 0;
}
