import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { opendir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "./media-store.ts";
import { makeFolder, removeOld } from "../foundation/files.ts";
import { unlessFull } from "./media-error.ts";

interface Uploads {
  readonly receive: MediaStore["receive"];
  sweep(moment: Date): Promise<void>;
}

export async function openUploads(folder: string): Promise<Uploads> {
  await makeFolder(folder);
  return {
    receive: async (source) => {
      const path = join(folder, randomUUID());
      const discard = (): Promise<void> => rm(path, { force: true });
      try {
        await unlessFull("receive an upload", () =>
          pipeline(source, createWriteStream(path, { flags: "wx", mode: 0o600 })),
        );
      } catch (error) {
        await discard();
        throw error;
      }
      return { path, discard };
    },
    sweep: async (moment) => {
      for await (const { name } of await opendir(folder)) {
        await removeOld(join(folder, name), moment);
      }
    },
  };
}
