import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { readProps } from "./read-props.ts";
import { virtualModule } from "../virtual-module.ts";

const folder = resolve(import.meta.dirname, "../../packages/ui/src");

/** The props of every component, by its name, as its types are written. */
export async function readAllProps(): Promise<ReturnType<typeof readProps>> {
  const sources: Record<string, string> = {};
  for await (const name of glob("**/*.{ts,tsx}", { cwd: folder })) {
    const path = resolve(folder, name);
    sources[path] = await readFile(path, "utf8");
  }
  return readProps(sources);
}

/** Gives the pages `virtual:gemel-written-props`. react-docgen knows neither `Omit` nor `readonly`. */
export const writtenProps = (): Plugin =>
  virtualModule("written-props", "writtenProps", readAllProps);
