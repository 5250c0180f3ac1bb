import { Readable } from "node:stream";
import type { MediaStore } from "../services/media/media-store.ts";
import { orTakeBack } from "./carry-media.ts";
import type { Archive } from "./open-archive.ts";

/** Keeps the media of a backup. When one cannot be kept, none is. */
export async function keepArchived({ media }: Archive, store: MediaStore): Promise<void> {
  const kept: string[] = [];
  await orTakeBack(store, kept, async () => {
    for (const [name, read] of media) {
      await store.keep(name, Readable.from(read()));
      kept.push(name);
    }
  });
}
