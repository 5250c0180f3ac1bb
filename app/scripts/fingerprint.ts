import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { buildSources, dist, repository } from "./paths.ts";

// Beside Vite's manifest, which is no page of the app either.
const fingerprintFile = join(dist, ".vite", "sources");

const neverBuilt = /(^|\/)(node_modules|dist|scripts)(\/|$)|\.(test|stories)\.tsx?$/;

async function sourceFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Reads one file after the other: all at once would open more files than some systems allow a process. */
function describe(path: string): string {
  const hash = createHash("sha256").update(readFileSync(path));
  return `${relative(repository, path)} ${hash.digest("hex")}`;
}

/** Returns the fingerprint of the sources of a build. */
export const sourceFingerprint = (): Promise<string> => fingerprintOf(buildSources);

/** Names and contents of the source files below paths of the repository, hashed: a checkout alone changes neither. */
export async function fingerprintOf(paths: readonly string[]): Promise<string> {
  const found = await Promise.all(paths.map(sourceFiles));
  const files = found.flat().filter((path) => !neverBuilt.test(relative(repository, path)));
  const lines = files.map(describe).toSorted();
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

/** The fingerprint that the present build was made from; `undefined` when there is no build. */
export async function builtFingerprint(): Promise<string | undefined> {
  try {
    return await readFile(fingerprintFile, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Call it before a build, so that an interrupted build is not taken for a finished one. */
export async function forgetFingerprint(): Promise<void> {
  await rm(fingerprintFile, { force: true });
}

export async function rememberFingerprint(fingerprint: string): Promise<void> {
  await mkdir(dirname(fingerprintFile), { recursive: true });
  await writeFile(fingerprintFile, fingerprint);
}
