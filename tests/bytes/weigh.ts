import { brotliCompressSync, constants } from "node:zlib";
import { readDist } from "./dist.ts";

/** The kinds of files that are weighed: scripts without texts, texts of the interface, styles, and fonts. */
export const kinds = ["js", "texts", "css", "fonts"] as const;

export type Kind = (typeof kinds)[number];

/** A file of the build, in bytes after brotli at its best, which is what the backend sends. */
export interface Weighed {
  readonly path: string;
  readonly kind: Kind;
  readonly bytes: number;
}

export const isTexts = (path: string): boolean => /\/messages-[a-z]+-[a-z]{2}\b/.test(path);

/** Undefined for pictures and the page itself. */
const kindOf = (path: string): Kind | undefined => {
  if (path.endsWith(".css")) return "css";
  if (path.endsWith(".woff2")) return "fonts";
  if (!path.endsWith(".js")) return undefined;
  return isTexts(path) ? "texts" : "js";
};

export const brotli = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The size as compressed by the build, which skips files of a few bytes. A font is compressed in itself. */
const bytesOf = async (path: string, kind: Kind): Promise<number> =>
  readDist(kind === "fonts" ? path : `${path}.br`).then(
    ({ length }) => length,
    async () => brotli(await readDist(path)),
  );

/** Weighs those of the files that are of a kind. */
export async function weigh(paths: readonly string[]): Promise<Weighed[]> {
  const files = paths.flatMap((path) => {
    const kind = kindOf(path);
    return kind ? [{ path, kind }] : [];
  });
  return Promise.all(
    files.map(async (file) => ({ ...file, bytes: await bytesOf(file.path, file.kind) })),
  );
}

/** The bytes of each kind. */
export const sumByKind = (files: readonly Weighed[]): Record<Kind, number> => {
  const sum = (wanted: Kind): number =>
    files.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum("js"), texts: sum("texts"), css: sum("css"), fonts: sum("fonts") };
};
