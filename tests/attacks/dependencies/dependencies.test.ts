import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { rowsOf } from "../rows-of.ts";

const repository = join(import.meta.dirname, "../../..");
const readJson = async (path: string) => JSON.parse(await readFile(join(repository, path), "utf8"));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** Our packages that run in production, and the mock, which others run. */
const homes = [
  "app",
  "machines",
  ...["api", "i18n", "mock", "psyche", "server", "theme", "ui"].map((name) => `packages/${name}`),
];

/** The packages of others that ours name, and from where. */
async function dependencies(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const home of homes) {
    const manifest: Manifest = await readJson(`${home}/package.json`);
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (!name.startsWith("@gemel/")) found.set(name, home);
    }
  }
  return found;
}

/** Returns the licence that a package states. */
async function licenceOf(name: string, home: string): Promise<unknown> {
  const require = createRequire(join(repository, home, "package.json"));
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(await readFile(join(folder, name, "package.json"), "utf8")).license;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  throw new Error(`${name} is not installed under ${dirname(home)}`);
}

async function locked(): Promise<readonly (readonly [string, Locked])[]> {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } =
    await readJson("package-lock.json");
  return Object.entries(lock.packages).filter(
    ([path, { link = false }]) => path.includes("node_modules/") && !link,
  );
}

it("lists every dependency of production with its licence and a reason", async () => {
  const rows = await rowsOf("docs/security/dependencies.md");
  const listed = rows.map(([name = "", licence]) => [name.replaceAll("`", ""), licence]);
  const found = await Promise.all(
    [...(await dependencies())].map(async ([name, home]) => [name, await licenceOf(name, home)]),
  );
  expect(listed).toEqual(
    found.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
  expect(rows.filter(([, , where, why]) => !where || !why)).toEqual([]);
});

it("names exact versions", async () => {
  const manifests = await Promise.all(
    ["", ...homes.map((home) => `${home}/`)].map((home) => readJson(`${home}package.json`)),
  );
  const ranges = manifests.flatMap(({ dependencies: runs = {}, devDependencies: tools = {} }) =>
    Object.entries({ ...runs, ...tools }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
    ),
  );
  expect(ranges).toEqual([]);
});

it("locks every package with the hash of its content", async () => {
  const unlocked = (await locked()).filter(
    ([, { integrity = "", version }]) => version === undefined || !integrity.startsWith("sha512-"),
  );
  expect(unlocked.map(([path]) => path)).toEqual([]);
});

it("lets a package run a script at its installation only with an approval", async () => {
  const { allowScripts = {} }: Manifest = await readJson("package.json");
  const wanting = (await locked()).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(wanting.map(([path]) => path.split("node_modules/").at(-1)));
  expect([...names].filter((name) => !(String(name) in allowScripts))).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
});
