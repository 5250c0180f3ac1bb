import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, onTestFinished } from "vitest";

const make = () => mkdtempDisposable(join(tmpdir(), "gemel-test-"));

/** An empty folder for one test, gone when it ends. */
export async function newFolder(): Promise<string> {
  const { path, remove } = await make();
  onTestFinished(remove);
  return path;
}

/** An empty folder for all tests of a suite, gone when it ends. */
export function useFolder(): () => string {
  let folder = "";
  beforeAll(async () => {
    const { path, remove } = await make();
    folder = path;
    return remove;
  });
  return () => folder;
}
