import { oneOf } from "@gemel/command/arguments";
import { runCommand } from "@gemel/command/run-command";
import type { Fault, Outcome } from "./fault.ts";
import { faults } from "./faults.ts";
import { describeOutcome, violationsOf } from "./report.ts";

/** A fault that takes longer than this hangs. */
const MAX_MINUTES = 60;

const leaving = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => leaving.abort(new Error("it was interrupted")));
}

/** An interrupted run also removes the processes and files that it started. */
async function runInTime(fault: Fault, closing: AsyncDisposableStack): Promise<Outcome> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(MAX_MINUTES * 60_000)]);
  signal.addEventListener("abort", () => reject(signal.reason));
  return Promise.race([fault.run(closing), ended]);
}

/** @returns whether every promise was kept */
async function run(name: string, fault: Fault): Promise<boolean> {
  const missing = await fault.missing?.();
  if (missing !== undefined) {
    console.log(`- ${name}: not run, ${missing}`);
    return true;
  }
  const begun = performance.now();
  try {
    await using closing = new AsyncDisposableStack();
    const outcome = await runInTime(fault, closing);
    const violations = violationsOf(outcome);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    const mark = violations.length === 0 ? "✓" : "✗";
    console.log(`${mark} ${describeOutcome(name, outcome)}, ${seconds} s`);
    for (const violation of violations) console.error(`  ${violation}`);
    return violations.length === 0;
  } catch (error) {
    console.error(`✗ ${name}:`, error);
    return false;
  }
}

const names = Object.keys(faults);

await runCommand(
  {
    usage: "npm run test:faults [-- NAME…]",
    about: `The faults whole, or those named; npm test has a short form of the kills. One line for each says what was done
and what became of acknowledged writes. Fails when a promise is broken, and says which; what this machine
has not the services for is said not to have been run. An hour or so.

  NAME  ${names.join(", ")}`,
    operands: { name: "NAME", min: 0, max: names.length },
  },
  async ({ operands }) => {
    const asked = operands.map((name) => oneOf("fault", name, names));
    const results: boolean[] = [];
    for (const [name, fault] of Object.entries(faults)) {
      const isChosen = asked.length === 0 || asked.includes(name);
      if (isChosen && !leaving.signal.aborted) results.push(await run(name, fault));
    }
    // Interrupted work may still wait for something that is gone.
    if (leaving.signal.aborted) process.exit(1);
    return results.every(Boolean) ? 0 : 1;
  },
);
