import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { repository } from "../runner/run-step.ts";
import { repositoryFiles } from "./changed-files.ts";

/** The files that each file needs: imports, and files that it names in a string. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const isSource = (path: string): boolean =>
  /\.(tsx?|mdx|js)$/.test(path) && !/\/generated\/|\/public\//.test(path);

/** Types are the type checker's: what imports only them behaves the same. */
const typeImports = /^(?:import|export) type [^;]*?;/gmu;
const strings = /["'`]([\w@./-]+)(?:\?[\w&]+)?["'`]/gu;

/** Returns the names that the `*` of an export stands for: `machines/*\/*.machine.ts`. */
function starsOf(target: string, files: readonly string[]): string[] {
  const [before = "", after = ""] = target.split("*", 2);
  const names = files
    .filter((path) => path.startsWith(before))
    .map((path) => path.slice(before.length));
  const stars = new Set(names.map((name) => name.split("/")[0]?.replace(after, "") ?? ""));
  return [...stars].filter((star) => files.includes(target.replaceAll("*", star)));
}

/** The file behind an export such as `@gemel/ui/Button`. */
function readExports(files: readonly string[]): Map<string, string> {
  const exported = new Map<string, string>();
  for (const manifest of files.filter((path) => /^(packages\/)?[^/]+\/package\.json$/.test(path))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(repository, manifest), "utf8")) as {
      name: string;
      exports?: Record<string, unknown>;
    };
    for (const [door, target] of Object.entries(exports)) {
      if (typeof target !== "string") continue;
      const path = posix.join(posix.dirname(manifest), target);
      for (const star of door.includes("*") ? starsOf(path, files) : [""]) {
        exported.set(posix.join(name, door.replace("*", star)), path.replaceAll("*", star));
      }
    }
  }
  return exported;
}

/** `"/discover": () => import("../routes/discover/DiscoverPage.tsx")`, as path and page. */
const pages = /"(\/[^"]*)":(?:(?!"\/)[^])*?import\("([^"]+)"\)/gu;

const readPages = (read: (path: string) => string): [path: string, page: string][] =>
  ["app/shell/pages.ts", "app/shell/further-pages.ts"].flatMap((file) =>
    [...read(file).matchAll(pages)].map(([, path = "", page = ""]): [string, string] => [
      path,
      posix.join(posix.dirname(file), page),
    ]),
  );

const firstPart = (path: string): string => `/${path.split(/[/?#]/u)[1] ?? ""}`;

/** Reads what each source file of the repository needs. */
export function readGraph(): Graph {
  const files = repositoryFiles().filter((path) => existsSync(join(repository, path)));
  const known = new Set(files);
  const exported = readExports(files);
  const read = (path: string): string => readFileSync(join(repository, path), "utf8");
  const resolve = (from: string, name: string): string | undefined =>
    exported.get(name) ??
    [posix.join(posix.dirname(from), name), posix.normalize(name)].find((path) => known.has(path));

  const texts = new Map(files.filter(isSource).map((path) => [path, read(path)]));
  const graph = new Map(
    [...texts].map(([path, text]) => {
      const named = text.replaceAll(typeImports, "").matchAll(strings);
      const needs = [...named].flatMap(([, name = ""]) => resolve(path, name) ?? []);
      return [path, new Set(needs.filter((need) => need !== path))] as const;
    }),
  );

  // A journey, with the steps that it takes, names the pages that it opens by their paths.
  const routes = readPages(read);
  for (const [path, needs] of graph) {
    if (!path.startsWith("tests/e2e/")) continue;
    const opened = [...(texts.get(path) ?? "").matchAll(/["'`](\/[\w-]*)/gu)].map(
      ([, name]) => name,
    );
    for (const [route, page] of routes) if (opened.includes(firstPart(route))) needs.add(page);
  }
  // The catalogues come through a virtual module.
  const catalogues = files.filter((path) => path.startsWith("packages/i18n/locales/"));
  const readers = ["message-loaders.ts", "catalogue/catalogues.test.ts"];
  for (const reader of readers) {
    for (const path of catalogues) graph.get(`packages/i18n/src/${reader}`)?.add(path);
  }
  // The mock's answers are built from the contract.
  for (const reader of ["operations.ts", "live/socket.ts", "prism.ts"])
    graph
      .get(`packages/mock/src/${reader}`)
      ?.add("openapi.yaml")
      .add("packages/mock/scripts/generate.ts");
  // The client calls an operation over HTTP: what calls one needs its handler.
  const handlers = files
    .filter((path) => /^packages\/server\/src\/features\/[\w-]+\/operations\.ts$/u.test(path))
    .flatMap((path) =>
      [...(texts.get(path) ?? "").matchAll(/^export const (\w+): Serve</gmu)].map(
        ([, operation = ""]) => ({ path, operation }),
      ),
    );
  for (const [path, needs] of graph) {
    if (!path.startsWith("packages/api/src/operations/")) continue;
    const words = new Set((texts.get(path) ?? "").match(/\w+/gu));
    for (const { path: handler, operation } of handlers)
      if (words.has(operation)) needs.add(handler);
  }
  return graph;
}

/** Names of folders and files without what many share. */
const wordsOf = (path: string): string[] =>
  (path.match(/[A-Z]?[a-z]{4,}/gu) ?? [])
    .map((word) => word.toLowerCase().replace(/s$/u, ""))
    .filter(
      (word) => !/^(packages?|server|feature|machine|route|operation|storie|test)$/u.test(word),
    );

/**
 * How much nearer a test ranks if it shares a word with the changed file's name: most tests call their
 * subject over HTTP.
 */
const NEARER_BY_NAME = 3;
/** Among tests that are equally near, one beside the changed file comes first. */
const NEARER_IN_FOLDER = 0.5;

/** Every file that a change reaches, the nearest first. */
export function reachedBy(graph: Graph, changed: readonly string[]): string[] {
  const users = new Map<string, string[]>();
  for (const [path, needs] of graph) {
    for (const need of needs) users.set(need, [...(users.get(need) ?? []), path]);
  }
  const distances = new Map(changed.map((path) => [path, 0]));
  // A Map goes on to what is added while it is read, so this visits file after file by distance.
  for (const [path, distance] of distances) {
    for (const user of users.get(path) ?? []) {
      if (!distances.has(user)) distances.set(user, distance + 1);
    }
  }
  const changedWords = new Set(changed.flatMap(wordsOf));
  const folders = new Set(changed.map((path) => posix.dirname(path)));
  const rank = ([path, distance]: readonly [string, number]): number =>
    distance -
    (wordsOf(path).some((word) => changedWords.has(word)) ? NEARER_BY_NAME : 0) -
    (folders.has(posix.dirname(path)) ? NEARER_IN_FOLDER : 0);
  return [...distances].toSorted((a, b) => rank(a) - rank(b)).map(([path]) => path);
}
