import { expect, it } from "vitest";
import { openFileMediaStore } from "../media/file-media-store.ts";
import { newFolder } from "../testing/folders.ts";
import { copyMedia } from "./carry-media.ts";

it.each(["SIGHUP", "SIGINT", "SIGTERM"] as const)(
  "takes back the files that it copied when %s breaks it off",
  async (signal) => {
    const [from, to] = [
      await openFileMediaStore(await newFolder()),
      await openFileMediaStore(await newFolder()),
    ];
    const names = Array.from({ length: 20 }, (_, index) => `file-${index}.webp`);
    for (const name of names) await from.keep(name, Buffer.from(name));
    const before = process.listeners(signal);
    const kept: string[] = [];
    const breaking = {
      ...to,
      keep: async (...[name, bytes]: Parameters<typeof to.keep>) => {
        await to.keep(name, bytes);
        kept.push(name);
        if (kept.length > 1) return;
        // Others of this process listen too.
        for (const listener of process.listeners(signal)) {
          if (!before.includes(listener)) listener(signal);
        }
      },
    };
    const copying = copyMedia(from, breaking);
    await expect(copying).rejects.toThrow(`broken off by ${signal}; nothing is kept`);
    expect(kept.length).toBeGreaterThan(0);
    for await (const name of to.names()) expect.fail(`${name} is still there`);
    expect(process.listeners(signal)).toEqual(before);
  },
);
