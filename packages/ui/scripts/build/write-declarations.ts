import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { dist, entries, packages, placeOf } from "./package-layout.ts";
import { rewriteDeclaration } from "./rewrite-declaration.ts";

const run = promisify(execFile);

/** Writes the types of every entry, and of what they need, beside the modules in `dist`. */
export async function writeDeclarations(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "gemel-types-"));
  await run("tsc", ["-p", import.meta.dirname, "--outDir", folder]);
  const read = (source: string): string =>
    readFileSync(join(folder, relative(packages, source).replace(/\.tsx?$/, ".d.ts")), "utf8");
  const needed = new Set(entries.values());
  for (const source of needed) {
    const { text, needs } = rewriteDeclaration(source, read);
    for (const other of needs) needed.add(other);
    await writeFile(join(dist, `${placeOf(source)}.d.ts`), text);
  }
  await rm(folder, { recursive: true });
}
