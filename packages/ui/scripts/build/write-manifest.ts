import { copyFile, cp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Rolldown } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { dist, entries, packages, root } from "./package-layout.ts";

/** React comes from the host, so that there is one of it. `useEffectEvent` came with 19.2. */
const peers: Readonly<Record<string, string>> = { react: ">=19.2", "react-dom": ">=19.2" };

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

function dependencies(chunks: readonly Rolldown.OutputChunk[]): Record<string, string> {
  const versions: Readonly<Record<string, string>> = manifest.dependencies;
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const names = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((specifier) => !own.has(specifier))
    .map(packageOf)
    .filter((name) => !(name in peers));
  return Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`packages/ui imports ${name} undeclared`);
      return [name, `^${version}`];
    }),
  );
}

const entryPoints = (): Record<string, object | string> => ({
  ...Object.fromEntries(
    [...entries.keys()].map((name) => [
      `./${name}`,
      { types: `./${name}.d.ts`, default: `./${name}.js` },
    ]),
  ),
  "./all.css": "./css/all.css",
  "./texts/en.json": "./texts/en.json",
  "./tokens/*.css": "./tokens/*.css",
  "./tokens/*.json": "./tokens/*.json",
  "./package.json": "./package.json",
});

/** Writes what makes `dist` a package: its manifest, the tokens as files, readme and licence. */
export async function writeManifest(chunks: readonly Rolldown.OutputChunk[]): Promise<void> {
  const { name, version, description, license, type } = manifest;
  const published = {
    name,
    version,
    description,
    license,
    type,
    engines: { node: ">=22" },
    sideEffects: ["**/*.css", "**/*.css.js", "./styles.js", "./theme/styles.js"],
    exports: entryPoints(),
    // A bundler of React Server Components resolves for Node as well, and collects styles all the same.
    imports: {
      "#css/*": { "react-server": "./css/*", node: "./css/none.js", default: "./css/*" },
    },
    dependencies: dependencies(chunks),
    peerDependencies: peers,
  };
  await writeFile(join(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  await cp(join(packages, "theme/tokens"), join(dist, "tokens"), { recursive: true });
  await copyFile(join(root, "README.md"), join(dist, "README.md"));
  await copyFile(resolve(root, "../../LICENSE"), join(dist, "LICENSE"));
}
