import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { MendableError } from "@gemel/command/mendable-error";
import { runCommand } from "@gemel/command/run-command";

const repository = resolve(import.meta.dirname, "../../..");
const root = process.cwd();
const dist = join(root, "dist");

/** The lowest Node version that can run the compiled modules. */
const engines = { node: ">=22" };

type Target = string | { readonly types: string };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;

const sourcesOf = (folder: string): string =>
  existsSync(join(folder, "src")) ? join(folder, "src") : folder;

/** A source file's place in `dist`. */
const placeOf = (source: string): string => source.replace(/^\.\/src\//, "./");

const isModule = (target: Target): target is string =>
  typeof target === "string" && target.endsWith(".ts");

/** Matches the import of a package in a compiled module or a declaration. */
const imports = /\b(?:from |import\(|resolve\()"([^."][^"]*)"/g;

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

async function* compiledFiles(): AsyncGenerator<readonly [path: string, code: string]> {
  for await (const file of glob("**/*.{js,d.ts}", { cwd: dist })) {
    const path = join(dist, file);
    yield [path, await readFile(path, "utf8")];
  }
}

/** The packages that the compiled modules and their declarations import, without Node's own. */
async function importedPackages(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const [, code] of compiledFiles()) {
    for (const [, found = ""] of code.matchAll(imports)) {
      if (!found.startsWith("node:")) names.add(packageOf(found));
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

function publishedTarget(path: string, target: Target): object | string {
  if (path === "./package.json") return path;
  if (typeof target !== "string") return { types: placeOf(target.types) };
  const place = placeOf(target);
  if (!isModule(target)) return place;
  const name = place.replace(/\.ts$/, "");
  return { types: `${name}.d.ts`, default: `${name}.js` };
}

/** Returns the manifest for other projects; the workspace's has sources that need a TypeScript compiler. */
function publishedManifest(
  { name, version, license, ...manifest }: Manifest,
  imported: ReadonlySet<string>,
): object {
  const dependencies = versionsOf(manifest.dependencies, imported, "^");
  // Packages that only the tests install here come from the host there: a second MSW would answer nothing.
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
    engines,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([path, target]) => [
        path,
        publishedTarget(path, target),
      ]),
    ),
    dependencies,
    peerDependencies,
  };
}

/** @param files of a package, relative to its folder */
async function compile(
  folder: string,
  files: readonly string[],
  outDir: string = dist,
): Promise<void> {
  const config = join(root, "tsconfig.build.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: sourcesOf(folder),
    outDir,
    types: ["node"],
  };
  await writeFile(
    config,
    JSON.stringify({
      extends: join(repository, "tsconfig.json"),
      compilerOptions,
      include: [],
      files: files.map((file) => join(folder, file)),
    }),
  );
  try {
    await promisify(execFile)(join(repository, "node_modules/.bin/tsc"), ["-p", config]);
  } catch (failure) {
    throw new MendableError((failure as { readonly stdout: string }).stdout);
  } finally {
    await rm(config);
  }
}

/** The modules of a package's entries; an entry with a star stands for several. */
function entryModules({ exports }: Manifest): readonly string[] {
  const modules = Object.values(exports).filter(isModule);
  return modules.flatMap((target) => globSync(target, { cwd: root }));
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

/** Modules of a package of the workspace that is not published become part of this one, under its name. */
async function takeIn(specifier: string): Promise<string | undefined> {
  const name = packageOf(specifier);
  const folder = join(repository, "node_modules", name);
  const manifest = await readManifest(folder);
  const source = manifest.exports[specifier.replace(name, ".")];
  if (manifest.scripts?.["build"] !== undefined || source === undefined || !isModule(source))
    return undefined;
  const place = join(dist, name.replace(/^@.*\//, ""));
  await compile(folder, [source], place);
  return join(place, placeOf(source).replace(/\.ts$/, ".js"));
}

async function takeInUnpublished(): Promise<void> {
  const taken = new Map<string, string | undefined>();
  for await (const [path, code] of compiledFiles()) {
    let complete = code;
    for (const [, specifier = ""] of code.matchAll(imports)) {
      if (!specifier.startsWith("@gemel/")) continue;
      if (!taken.has(specifier)) taken.set(specifier, await takeIn(specifier));
      const module = taken.get(specifier);
      if (module === undefined) continue;
      complete = complete.replaceAll(`"${specifier}"`, `"${relativeTo(path, module)}"`);
    }
    if (complete !== code) await writeFile(path, complete);
  }
}

const relativeTo = (from: string, module: string): string => {
  const path = relative(dirname(from), module);
  return path.startsWith(".") ? path : `./${path}`;
};

/** Copies generated declarations and data: those that sources read beside modules, or that entries name. */
async function copyData({ exports }: Manifest): Promise<void> {
  const sources = sourcesOf(root);
  const named = Object.entries(exports)
    .filter(([path, target]) => path !== "./package.json" && !isModule(target))
    .flatMap(([, target]) => (typeof target === "string" ? [placeOf(target)] : []));
  const generated = globSync("generated/*.{d.ts,yaml}", { cwd: sources });
  for (const file of [...generated, ...named]) {
    await mkdir(join(dist, dirname(file)), { recursive: true });
    await copyFile(join(sources, file), join(dist, file));
  }
}

await runCommand(
  {
    usage: "npm run build -w packages/NAME",
    about: "Writes dist: the package as JavaScript with its types, for `npm pack`.",
  },
  async () => {
    const manifest = await readManifest(root);
    await rm(dist, { recursive: true, force: true });
    await compile(root, entryModules(manifest));
    await completeDeclarations();
    await takeInUnpublished();
    await copyData(manifest);
    const published = publishedManifest(manifest, await importedPackages());
    await writeFile(join(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
    await copyFile(join(root, "README.md"), join(dist, "README.md"));
    await copyFile(join(repository, "LICENSE"), join(dist, "LICENSE"));
  },
);
