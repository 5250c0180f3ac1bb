import { globSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

interface Identifier {
  /** The hash of the file, followed by the place of the name in it. */
  readonly hash: string;
  /** Path from the app's folder. */
  readonly filePath: string;
}

const repository = fileURLToPath(new URL("../..", import.meta.url));
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Two letters for each file of styles, in the order of their paths: every build gives a file the same. */
function letterPairs(): Map<string, string> {
  const files = globSync(["app/**/*.css.ts", "packages/*/src/**/*.css.ts"], {
    cwd: repository,
    exclude: ["**/node_modules/**"],
  }).toSorted();
  const letterOf = (index: number): string => letters[index % letters.length] ?? "";
  return new Map(
    files.map((path, index) => [
      path,
      letterOf(Math.floor(index / letters.length)) + letterOf(index),
    ]),
  );
}

/**
 * Names of classes: two letters for the file and the place in it, where vanilla-extract takes a hash. 1 kB of styles
 * less after brotli, and as much of scripts on a page with many components.
 * @throws Error for styles elsewhere than in `app` and `packages`
 */
export function shortClassNames(): (identifier: Identifier) => string {
  const pairs = letterPairs();
  const hashOf = new Map<string, string>();
  return ({ hash, filePath }) => {
    const path = posix.join("app", filePath);
    const pair = pairs.get(path);
    if (pair === undefined) throw new Error(`${path} is no file of styles that the build knows`);
    // The first name of a file has the place 0.
    const ofFile = hashOf.get(path) ?? hash.slice(0, -1);
    hashOf.set(path, ofFile);
    return pair + hash.slice(ofFile.length);
  };
}
