import type { MediaStore } from "../media/media-store.ts";
import { INSTALLATION } from "../media/media-name.ts";
import { TransferError } from "./transfer-error.ts";

/** How many files are on their way at a time. */
const AT_ONCE = 8;

/** An empty place is of no installation: the one whose data come is known by the next start. @throws TransferError when there are files */
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
  const copyAll = async (names: readonly string[]): Promise<void> => {
    const results = await Promise.allSettled(
      names.map(async (name) => {
        if (await copyFile(from, to, name)) kept.push(name);
      }),
    );
    for (const result of results) if (result.status === "rejected") throw result.reason;
  };
  await orTakeBack(to, kept, async () => {
    let names: string[] = [];
    for await (const name of from.names()) {
      names.push(name);
      if (names.length < AT_ONCE) continue;
      await copyAll(names);
      names = [];
    }
    await copyAll(names);
  });
  return kept.length;
}

/** Does the work, and takes back what it kept when it fails. */
export async function orTakeBack(
  media: MediaStore,
  kept: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    await Promise.allSettled(kept.map((name) => media.remove(name)));
    throw error;
  }
}

async function copyFile(from: MediaStore, to: MediaStore, name: string): Promise<boolean> {
  const file = await from.open(name);
  if (file === undefined) return false;
  await to.keep(name, file.bytes);
  if ((await to.size(name)) === file.size) return true;
  throw new TransferError(`${name} arrived with another length; nothing is kept`);
}
