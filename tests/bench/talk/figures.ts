import { readFile } from "node:fs/promises";

/** A quantile of times, in ms to one decimal. */
export const quantile = (times: readonly number[], share: number): number =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? NaN).toFixed(1));

/** Returns the resident memory of a process, in kB; Linux only. */
export async function residentKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN);
}

export const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
