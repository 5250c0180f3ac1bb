import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "../services/media/media-store.ts";
import { isMissing } from "./is-missing.ts";
import { writeWhole } from "./write-whole.ts";

const kept = /^[a-z0-9-]+\.[a-z0-9]+$/;

/** Media as files of a folder. Names are ours; anything else is no name. */
export async function openFileMediaStore(folder: string): Promise<MediaStore> {
  const uploads = join(folder, "uploads");
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  const path = (name: string): string => {
    if (!kept.test(name)) throw new Error("not the name of a media file");
    return join(folder, name);
  };
  return {
    receive: async (source) => {
      const upload = join(uploads, randomUUID());
      const discard = (): Promise<void> => rm(upload, { force: true });
      try {
        await pipeline(source, createWriteStream(upload, { flags: "wx", mode: 0o600 }));
      } catch (error) {
        await discard();
        throw error;
      }
      return { path: upload, discard };
    },
    keep: (name, bytes) => writeWhole(path(name), bytes),
    size: (name) => unlessMissing(async () => (await stat(path(name))).size),
    open: (name, part) =>
      unlessMissing(async () => {
        const file = await open(path(name), "r");
        if (part !== undefined) {
          const { first, last } = part;
          const bytes = file.createReadStream({ start: first, end: last });
          return { bytes, size: last - first + 1 };
        }
        const { size } = await file.stat();
        return { bytes: file.createReadStream(), size };
      }),
    remove: (name) => rm(path(name), { force: true }),
    sweep: async (moment) => {
      for (const name of await readdir(uploads)) await removeOld(join(uploads, name), moment);
      const drafts = (await readdir(folder)).filter((name) => name.endsWith(".part"));
      for (const name of drafts) await removeOld(join(folder, name), moment);
      const files = (await readdir(folder)).filter((name) => kept.test(name));
      const old = await Promise.all(files.map((name) => isOlder(path(name), moment)));
      return files.filter((_, index) => old[index]);
    },
  };
}

async function removeOld(path: string, moment: Date): Promise<void> {
  if (await isOlder(path, moment)) await rm(path, { force: true });
}

const isOlder = async (path: string, moment: Date): Promise<boolean> =>
  (await unlessMissing(async () => (await stat(path)).mtime < moment)) ?? false;

/** Looks at a file; nothing when there is none. */
async function unlessMissing<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
