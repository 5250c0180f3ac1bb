import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Rolldown } from "vite";
import { dist, root } from "./package-layout.ts";

const modules = resolve(root, "../../node_modules");

/** The fonts reach the build through a stylesheet, which no chunk names. */
const fonts = ["@fontsource-variable/figtree", "@fontsource-variable/newsreader"];

async function licenceOf(name: string): Promise<string> {
  const files = await readdir(join(modules, name));
  const licence = files.find((file) => /^licen[cs]e/i.test(file));
  if (licence === undefined) throw new Error(`${name} has no licence to pass on`);
  return (await readFile(join(modules, name, licence), "utf8")).trim();
}

/** Passes on the licences of the packages that became part of ours. */
export async function writeNotices(chunks: readonly Rolldown.OutputChunk[]): Promise<void> {
  const vendored = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  const names = [...new Set([...vendored, ...fonts])].toSorted();
  const notices = await Promise.all(
    names.map(async (name) => `# ${name}\n\n${await licenceOf(name)}\n`),
  );
  await writeFile(join(dist, "THIRD-PARTY-NOTICES.md"), notices.join("\n"));
}
