import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { build, type Rolldown } from "vite";

const run = promisify(execFile);

const repository = resolve(import.meta.dirname, "../..");

/** A package that other projects can install. */
type PackageName = "api" | "machines" | "mock" | "psyche" | "ui";

/** The parts of the packed package's manifest that are read. */
interface Manifest {
  name: string;
  engines: Record<string, string>;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** A project of another team that has installed packages of ours and their dependencies, nothing else. */
export interface Consumer {
  /** Manifest of the first package. */
  manifest: Manifest;
  write: (file: string, content: string) => Promise<void>;
  /** The module of an entry of the first package. */
  read: (entry: string) => Promise<string>;
  /** Runs a program of this repository in the project; rejects with its output when it fails. */
  run: (program: string, ...args: string[]) => Promise<string>;
  /** The files that a production build makes of an entry, React left out. */
  bundle: (entry: string) => Promise<Rolldown.OutputBundle[string][]>;
  remove: () => Promise<void>;
}

const typesOfTheProject = ["@types/node", "@types/react", "@types/react-dom"];

async function install(name: PackageName, folder: string): Promise<Manifest> {
  const workspace = `@gemel/${name}`;
  await run("npm", ["run", "--silent", "build", "--workspace", workspace], { cwd: repository });
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: join(repository, "node_modules", workspace, "dist"),
  });
  await run("tar", ["-xzf", stdout.trim()], { cwd: folder });
  const installed = join(folder, "node_modules/@gemel", name);
  await rename(join(folder, "package"), installed);
  return JSON.parse(await readFile(join(installed, "package.json"), "utf8")) as Manifest;
}

async function link(name: string, modules: string): Promise<void> {
  const target = join(modules, name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(join(repository, "node_modules", name), target);
}

/** Builds, packs and installs packages in a folder outside the repository. */
export async function installPackages(
  first: PackageName,
  ...others: readonly PackageName[]
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), "gemel-consumer-"));
  const modules = join(folder, "node_modules");
  await mkdir(join(modules, "@gemel"), { recursive: true });
  const manifest = await install(first, folder);
  const manifests = [manifest];
  for (const name of others) manifests.push(await install(name, folder));
  const declared = manifests.flatMap(({ dependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies }),
  );
  const installed = new Set(manifests.map(({ name }) => name));
  const needed = new Set([...declared, ...typesOfTheProject]);
  for (const name of needed) if (!installed.has(name)) await link(name, modules);
  const write = (file: string, content: string): Promise<void> =>
    writeFile(join(folder, file), content);
  await write("package.json", '{ "private": true, "type": "module" }');
  return {
    manifest,
    write,
    read: (entry) => readFile(join(modules, manifest.name, `${entry}.js`), "utf8"),
    run: async (program, ...args) => {
      const { stdout } = await run(program, args, { cwd: folder }).catch(
        (failure: { stdout: string; stderr: string }) => {
          throw new Error(failure.stdout + failure.stderr);
        },
      );
      return stdout;
    },
    bundle: async (entry) => {
      const built = await build({
        root: folder,
        configFile: false,
        logLevel: "error",
        define: { "process.env.NODE_ENV": '"production"' },
        build: {
          write: false,
          lib: { entry, formats: ["es"], fileName: "bundle" },
          rolldownOptions: { external: /^react(-dom)?($|\/)/ },
        },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (output === undefined || !("output" in output)) throw new Error(`${entry} was not built`);
      return output.output;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
