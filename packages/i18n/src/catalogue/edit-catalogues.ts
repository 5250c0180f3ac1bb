import { cataloguePath } from "./read-catalogue.ts";
import { withLock } from "./with-lock.ts";

/**
 * Runs an edit of the project's catalogues from a script, one at a time: prints what it returns, or
 * what was wrong.
 * @returns the exit code
 */
export async function editCatalogues(edit: () => string): Promise<number> {
  try {
    const done = await withLock(`${cataloguePath("en")}.lock`, edit);
    process.stdout.write(`${done}\n`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
