import { inBatches } from "../foundation/in-batches.ts";
import type { MediaStore } from "../media/media-store.ts";
import { INSTALLATION } from "../media/media-name.ts";
import { TransferError } from "./transfer-error.ts";

/** How many files are on their way at a time. */
const AT_ONCE = 8;

/**
 * Media that are empty are of no installation; the next start makes them the database's.
 * @throws TransferError when there are files
 */
export async function requireNoMedia(media: MediaStore): Promise<void> {
  for await (const name of media.names()) {
    throw new TransferError(`the media are not empty: there is ${name}; choose another place`);
  }
  await media.remove(INSTALLATION);
}

/**
 * Copies every file from one store to another. When one cannot be copied, the copies go again.
 * @returns how many there are
 */
export async function copyMedia(from: MediaStore, to: MediaStore): Promise<number> {
  const kept: string[] = [];
  const copyAll = async (names: readonly string[], broken: AbortSignal): Promise<void> => {
    broken.throwIfAborted();
    const results = await Promise.allSettled(
      names.map(async (name) => {
        if (await copyFile(from, to, name)) kept.push(name);
      }),
    );
    for (const result of results) if (result.status === "rejected") throw result.reason;
  };
  await orTakeBack(to, kept, async (broken) => {
    for await (const names of inBatches(from.names(), AT_ONCE)) await copyAll(names, broken);
  });
  return kept.length;
}

const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/**
 * Runs the work, and removes the files that it stored if it fails.
 * @param work receives an abort signal, and fails when it aborts: when the process is asked to end. A second
 * process signal ends the process at once
 */
export async function orTakeBack(
  media: MediaStore,
  kept: readonly string[],
  work: (broken: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const broken = new AbortController();
  const end = (signal: string): void =>
    broken.abort(new TransferError(`broken off by ${signal}; nothing is kept`));
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    await work(broken.signal);
    broken.signal.throwIfAborted();
  } catch (error) {
    await Promise.allSettled(kept.map((name) => media.remove(name)));
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

async function copyFile(from: MediaStore, to: MediaStore, name: string): Promise<boolean> {
  const file = await from.open(name);
  if (file === undefined) return false;
  await to.keep(name, file.bytes);
  if ((await to.size(name)) === file.size) return true;
  throw new TransferError(`${name} arrived with another length; nothing is kept`);
}
