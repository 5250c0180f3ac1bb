import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";

const make = (): Promise<string> => mkdtemp(join(tmpdir(), "gemel-test-"));
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** An empty folder for one test, gone when it ends. */
export async function newFolder(): Promise<string> {
  const folder = await make();
  onTestFinished(() => remove(folder));
  return folder;
}

/** An empty folder for all tests of a suite, gone when it ends. */
export function useFolder(): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = await make();
  });
  afterAll(() => remove(folder));
  return () => folder;
}
