import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { repositoryFiles } from "../check/changed-files.ts";
import { type Graph, readGraph } from "../check/graph.ts";
import { repository } from "../runner/run-step.ts";
import { accepted } from "./folders.ts";
import { componentOf, pictureTest, screenOf } from "./picture-names.ts";
import { widths, type WidthName } from "./tiers.ts";

/** A test of pictures: its file of stories, and the glob of its pictures. */
interface PictureTest {
  readonly stories: string;
  readonly pictures: string;
}

/** The hash of all files that the accepted pictures of a story file were drawn from, by its test. */
type Hashes = Readonly<Record<string, string>>;

const path = resolve(import.meta.dirname, "accepted/drawn-from.json");

/** The files that draw every picture, with all that they import. */
const stage = [".storybook/plugins.ts", "tests/visual/components.ts", "tests/visual/screens.ts"];

/** The same for Vite and the browser, without their imports, which decide which tests run. */
const setup = [
  "package-lock.json",
  "vitest.config.ts",
  "tests/browser.ts",
  "tests/visual/camera.ts",
  "tests/visual/nearly-same.ts",
];

/** Whether a file is used without an import: files of the site, and texts that are chosen by language. */
const isAsked = (file: string): boolean => /^(app\/public|packages\/i18n\/legal)\//.test(file);

/** A client is drawn without its server: stories have the mock's answers. */
const isDrawn = (file: string): boolean => !file.startsWith("packages/server/");

function reach(graph: Graph, from: readonly string[]): Set<string> {
  const reached = new Set(from);
  // A Set goes on to what is added while it is read.
  for (const file of reached) {
    for (const need of graph.get(file) ?? []) if (isDrawn(need)) reached.add(need);
  }
  return reached;
}

interface Inputs {
  readonly graph: Graph;
  readonly ofEveryPicture: readonly string[];
}

let read: Inputs | undefined;

/** Reads the inputs on demand: every run of Vitest loads this module with its configuration. */
function readInputs(): Inputs {
  if (read === undefined) {
    const graph = readGraph();
    const asked = repositoryFiles().filter(isAsked);
    read = { graph, ofEveryPicture: [...reach(graph, stage), ...setup, ...asked] };
  }
  return read;
}

const inRepository = (pattern: string): string[] => globSync(pattern, { cwd: repository });

const widthNames = Object.keys(widths) as WidthName[];

const tests: ReadonlyMap<string, PictureTest> = new Map([
  ...inRepository("packages/ui/src/**/*.stories.tsx").map((stories): [string, PictureTest] => {
    const name = componentOf(stories);
    return [name, { stories, pictures: `components/${name}/*.webp` }];
  }),
  ...inRepository("app/**/*.stories.tsx").flatMap((stories) =>
    widthNames.map((width): [string, PictureTest] => {
      const screen = screenOf(stories);
      return [
        pictureTest(screen, width),
        { stories, pictures: `screens/${screen}/*-${width}.webp` },
      ];
    }),
  ),
]);

function testNamed(name: string): PictureTest {
  const test = tests.get(name);
  if (!test) throw new Error(`${name} is no test of pictures`);
  return test;
}

/** The file of stories that a test draws. */
export const storiesOf = (test: string): string => testNamed(test).stories;

/** The files of the repository that decide how a test's pictures look. */
export function inputsOf(test: string): ReadonlySet<string> {
  const { graph, ofEveryPicture } = readInputs();
  return new Set([...ofEveryPicture, ...reach(graph, [storiesOf(test)])]);
}

const contents = new Map<string, string>();

const sha1 = (content: Buffer): string => createHash("sha1").update(content).digest("hex");

function contentOf(file: string): string {
  const known = contents.get(file) ?? sha1(readFileSync(resolve(repository, file)));
  contents.set(file, known);
  return known;
}

/** A hash of what a test's pictures are drawn from, and of the accepted pictures themselves. */
function hashOf(test: string): string {
  const hash = createHash("sha1");
  for (const file of [...inputsOf(test)].toSorted()) hash.update(`${file} ${contentOf(file)}\n`);
  for (const picture of globSync(testNamed(test).pictures, { cwd: accepted }).toSorted())
    hash.update(`${picture} ${sha1(readFileSync(resolve(accepted, picture)))}\n`);
  return hash.digest("base64url");
}

const readHashes = (): Hashes => JSON.parse(readFileSync(path, "utf8")) as Hashes;

/** The tests whose accepted pictures were drawn from the current files. */
export function unchangedTests(): string[] {
  const known = readHashes();
  return [...tests.keys()].filter((test) => known[test] === hashOf(test));
}

/** Keeps what a test's pictures, just accepted, were drawn from. */
export function keepHash(test: string): void {
  const known = { ...readHashes(), [test]: hashOf(test) };
  const kept = Object.entries(known)
    .filter(([name]) => tests.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}
