import { execFile } from "node:child_process";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { runCommand } from "@gemel/command/run-command";

const repository = resolve(import.meta.dirname, "../../..");
const root = process.cwd();
const dist = join(root, "dist");

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A source file's place in `dist`, without its extension. */
const placeOf = (source: string): string => source.replace(/^\.\/src/, ".").replace(/\.ts$/, "");

/** The packages that the compiled modules import, without Node's own. */
async function importedPackages(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of glob("**/*.js", { cwd: dist })) {
    const code = await readFile(join(dist, file), "utf8");
    for (const [, found = ""] of code.matchAll(/\b(?:from |import\(|resolve\()"([^."][^"]*)"/g)) {
      const parts = found.split("/").slice(0, found.startsWith("@") ? 2 : 1);
      if (!found.startsWith("node:")) names.add(parts.join("/"));
    }
  }
  return names;
}

const versionsOf = (
  declared: Readonly<Record<string, string>> = {},
  imported: ReadonlySet<string>,
  range: "^" | ">=",
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(declared)
      .filter(([name]) => imported.has(name))
      .map(([name, version]) => [name, `${range}${version}`]),
  );

/** What other projects read in place of the workspace's manifest: its sources need a TypeScript compiler. */
function publishedManifest(
  { name, version, license, ...manifest }: Manifest,
  imported: ReadonlySet<string>,
): object {
  const dependencies = versionsOf(manifest.dependencies, imported, "^");
  // What only its tests install here comes from the host there: a second MSW would answer nothing.
  const peerDependencies = versionsOf(manifest.devDependencies, imported, ">=");
  const undeclared = [...imported].filter(
    (found) => !(found in dependencies) && !(found in peerDependencies),
  );
  if (undeclared.length > 0) throw new Error(`${name} imports undeclared ${undeclared.join(", ")}`);
  return {
    name,
    version,
    license,
    type: "module",
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([path, target]) => [
        path,
        typeof target === "string"
          ? { types: `${placeOf(target)}.d.ts`, default: `${placeOf(target)}.js` }
          : { types: target.types.replace("./src", ".") },
      ]),
    ),
    dependencies,
    peerDependencies,
  };
}

async function compile({ exports }: Manifest): Promise<void> {
  const sources = Object.values(exports).filter((target) => typeof target === "string");
  const config = join(root, "tsconfig.build.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: "src",
    outDir: "dist",
    types: ["node"],
  };
  await writeFile(
    config,
    JSON.stringify({
      extends: "../../tsconfig.json",
      compilerOptions,
      include: [],
      files: sources,
    }),
  );
  try {
    await promisify(execFile)(join(repository, "node_modules/.bin/tsc"), ["-p", config]);
  } finally {
    await rm(config);
  }
}

/** The compiler leaves out of declarations what Node's own resolution needs: an extension, and that a module is JSON. */
async function completeDeclarations(): Promise<void> {
  for await (const file of glob("**/*.d.ts", { cwd: dist })) {
    const declaration = await readFile(join(dist, file), "utf8");
    const complete = declaration
      .replaceAll(/(import\("\.[^"]*\/[^"./]+)"\)/g, '$1.d.ts")')
      .replaceAll(/(from "\.[^"]*\.json");/g, '$1 with { type: "json" };');
    await writeFile(join(dist, file), complete);
  }
}

/** What the sources read beside their modules: declarations and data that are generated. */
async function copyGenerated(): Promise<void> {
  for await (const file of glob("generated/*.{d.ts,yaml}", { cwd: join(root, "src") })) {
    await mkdir(join(dist, dirname(file)), { recursive: true });
    await copyFile(join(root, "src", file), join(dist, file));
  }
}

await runCommand(
  {
    usage: "npm run build -w packages/NAME",
    about: "Writes dist: the package as JavaScript with its types, for `npm pack`.",
  },
  async () => {
    const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as Manifest;
    await rm(dist, { recursive: true, force: true });
    await compile(manifest);
    await completeDeclarations();
    await copyGenerated();
    const published = publishedManifest(manifest, await importedPackages());
    await writeFile(join(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
    await copyFile(join(root, "README.md"), join(dist, "README.md"));
    await copyFile(join(repository, "LICENSE"), join(dist, "LICENSE"));
  },
);
