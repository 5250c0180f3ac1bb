import { access, link, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { codeOf } from "./error-code.ts";

const isMissing = (error: unknown): boolean => codeOf(error) === "ENOENT";

const isTaken = (error: unknown): boolean => codeOf(error) === "EEXIST";

/** Looks at a file; nothing when there is none. */
export async function unlessMissing<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export const exists = async (path: string): Promise<boolean> =>
  (await unlessMissing(() => access(path).then(() => true))) ?? false;

/**
 * Makes a folder for this account only, and those above it. Node's own recursion does not end where the
 * parent exists and the child cannot: below /proc, or a link to a disk that is not mounted.
 */
export async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make().catch(async (error: unknown) => {
      if (!isMissing(error) || dirname(path) === path) throw error;
      await makeFolder(dirname(path));
      await make();
    });
  } catch (error) {
    if (!isTaken(error) || !(await stat(path)).isDirectory()) throw error;
  }
}

export async function removeOld(path: string, moment: Date): Promise<void> {
  if (await isOlder(path, moment)) await rm(path, { force: true });
}

export const isOlder = async (path: string, moment: Date): Promise<boolean> =>
  (await unlessMissing(async () => (await stat(path)).mtime < moment)) ?? false;

/** Whether the system says this of a file; of a write it names none. */
const isOf = (path: string, error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && (!("path" in error) || error.path === path);

/**
 * Writes a file so that its name leads to all of it or to nothing, also after a power cut.
 * @param place gives the written file its name
 */
export async function writeWhole(
  path: string,
  bytes: Uint8Array | Readable | string,
  place: (draft: string, path: string) => Promise<void> = rename,
) {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw isOf(draft, error) ? Object.assign(error, { path }) : error;
  }
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes a whole file, unless there is one of its name: of several processes at once, one writes. */
export const writeFirst = (path: string, text: string): Promise<void> =>
  writeWhole(path, text, async (draft) => {
    try {
      await link(draft, path);
    } catch (error) {
      // Some file systems, such as exFAT, have no links.
      if (!isTaken(error)) await rename(draft, path);
    }
    await rm(draft, { force: true });
  });
