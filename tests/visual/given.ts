import { glob } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import type { TestProject } from "vitest/node";
import { readFirstStories } from "./first-stories.ts";
import { unchangedTests } from "./drawn-from.ts";
import { accepted, isAccepting, isChangedOnly } from "./folders.ts";

async function readHeights(): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for await (const path of glob("screens/**/*.webp", { cwd: accepted })) {
    const { height } = await sharp(resolve(accepted, path)).metadata();
    heights[path.replace(/\.webp$/, "")] = height;
  }
  return heights;
}

/** Vitest's global setup of the pictures. */
export async function setup(project: TestProject): Promise<void> {
  project.provide("firstStories", await readFirstStories());
  project.provide("isAccepting", isAccepting);
  project.provide("acceptedHeights", isAccepting ? {} : await readHeights());
  project.provide("unchanged", isChangedOnly ? unchangedTests() : []);
}
