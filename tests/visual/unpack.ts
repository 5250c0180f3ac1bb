import { glob, mkdir, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import sharp from "sharp";
import type { TestProject } from "vitest/node";
import { readFirstStories } from "./first-stories.ts";
import { accepted, unpacked } from "./folders.ts";

const withoutExtension = (path: string) => path.replace(/\.\w+$/, "");

async function forEachPicture(
  folder: string,
  extension: string,
  work: (name: string) => Promise<void>,
): Promise<void> {
  const names: string[] = [];
  for await (const path of glob(`**/*.${extension}`, { cwd: folder })) {
    names.push(withoutExtension(path));
  }
  const worker = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const isAccepting = process.argv.includes("--update");

/** Vitest's global setup of the pictures: unpacks them before, and packs what was accepted after. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const heights: Record<string, number> = {};
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  await forEachPicture(accepted, "webp", async (name) => {
    const png = resolve(unpacked, `${name}.png`);
    await mkdir(dirname(png), { recursive: true });
    const { height } = await sharp(resolve(accepted, `${name}.webp`))
      .png({ compressionLevel: 1 })
      .toFile(png);
    heights[name] = height;
  });
  project.provide("firstStories", await readFirstStories());
  project.provide("isAccepting", isAccepting);
  project.provide("acceptedHeights", isAccepting ? {} : heights);
  const started = Date.now();

  return async () => {
    if (!isAccepting) return;
    await forEachPicture(unpacked, "png", async (name) => {
      const png = resolve(unpacked, `${name}.png`);
      if ((await stat(png)).mtimeMs < started) return;
      const webp = resolve(accepted, `${name}.webp`);
      await mkdir(dirname(webp), { recursive: true });
      await sharp(png).webp({ lossless: true, effort: 5 }).toFile(webp);
    });
  };
}
