import { basename, join, relative, resolve } from "node:path";
import manifest from "../../package.json" with { type: "json" };

/** The workspace's packages, which the installable one is made of. */
export const packages = resolve(import.meta.dirname, "../../..");

export const root = join(packages, "ui");

/** The root of the installable package. */
export const dist = join(root, "dist");

/** Source files that consumers import, by the name of their entry: `Button` for `@gemel/ui/Button`. */
export const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports)
    .filter(([, file]) => file.startsWith("./src/"))
    .map(([subpath, file]) => [basename(subpath), resolve(root, file)]),
);

const entryOf: ReadonlyMap<string, string> = new Map(
  [...entries].map(([name, source]) => [source, name]),
);

/**
 * The path of a source file's module in the installable package, without its extension: entries at the root,
 * their parts below the name of their workspace package.
 */
export function placeOf(source: string): string {
  const path = relative(packages, source).replace(/\.tsx?$/, "");
  return entryOf.get(source) ?? path.replace("/src/", "/");
}

/**
 * True for packages that become part of ours. react-intl is one so that its context is ours alone: the
 * react-intl of a consumer would hide our texts from us, or ours would hide the consumer's texts. The build
 * also leaves out its message parser.
 */
export const isVendored = (specifier: string): boolean =>
  /^(react-intl|intl-messageformat|@formatjs\/.+|@fontsource-variable\/.+)$/.test(specifier);
