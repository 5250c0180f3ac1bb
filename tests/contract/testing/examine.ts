import type { Results } from "@gemel/contract/results";
import { run } from "@gemel/contract/run";
import { ownContract as contract } from "../../../packages/contract/src/check/testing/own-contract.ts";
import type { FaultName } from "../faults/faults.ts";
import { placesOfAll } from "../faults/group-faults.ts";
import { startFaulty } from "../faults/start-faulty.ts";
import type { Reference } from "./start-reference.ts";

/** Returns the options that all runs share. */
export const optionsFor = ({ outbox }: Reference) => ({
  contract,
  outbox,
  seed: 1,
  runs: 1,
  timeout: 10_000,
  strict: true,
});

/** Runs the contract against the reference backend with these faults, where they may show. */
export async function examineFaults(
  reference: Reference,
  names: readonly FaultName[],
): Promise<Results> {
  const proxy = await startFaulty(reference.url, contract, names);
  try {
    const only = placesOfAll(names);
    return await run({ ...optionsFor(reference), url: new URL(proxy.url), only });
  } finally {
    proxy.close();
  }
}

/** The operations with departures that are not theirs to have, and these departures. */
export const foundBeside = (results: Results, names: readonly FaultName[]) =>
  results.operations
    .filter(({ operation }) => !placesOfAll(names).includes(operation))
    .flatMap(({ operation, departures }) =>
      departures.map(({ problem }) => `${operation}: ${problem}`),
    );

export const departedIn = ({ operations }: Results): readonly string[] =>
  operations.filter(({ verdict }) => verdict === "departed").map(({ operation }) => operation);
