import { writeFile } from "node:fs/promises";
import { UsageError } from "./arguments.ts";
import type { Change } from "./change/change.ts";

interface Report {
  readonly older: string;
  readonly newer: string;
  readonly changes: readonly Change[];
}

/** @throws UsageError when the file cannot be written */
export async function writeReport(file: string, report: Report): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
  } catch (error) {
    throw new UsageError(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}
