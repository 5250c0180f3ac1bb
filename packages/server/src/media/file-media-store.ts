import { open, opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "./media-store.ts";
import { isMediaName, requireMediaName } from "./media-name.ts";
import { openUploads } from "./open-uploads.ts";
import { isOlder, removeOld, unlessMissing, writeWhole } from "../foundation/files.ts";
import { unlessFull } from "./media-error.ts";

export async function openFileMediaStore(folder: string): Promise<MediaStore> {
  const uploads = await openUploads(join(folder, "uploads"));
  const path = (name: string): string => join(folder, requireMediaName(name));
  return {
    receive: uploads.receive,
    keep: (name, bytes) => unlessFull("keep a file", () => writeWhole(path(name), bytes)),
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
    names: async function* () {
      for await (const { name } of await opendir(folder)) if (isMediaName(name)) yield name;
    },
    keptBefore: async function* (moment) {
      for await (const { name } of await opendir(folder)) {
        if (isMediaName(name) && (await isOlder(path(name), moment))) yield name;
      }
    },
    sweep: async (moment) => {
      await uploads.sweep(moment);
      for await (const { name } of await opendir(folder)) {
        if (name.endsWith(".part")) await removeOld(join(folder, name), moment);
      }
    },
  };
}
