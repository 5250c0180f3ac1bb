import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { recordedFileSeconds } from "./recorded.ts";
import { repository } from "./run-step.ts";
import { longTests, serverTests } from "./server-tests.ts";
import { sharesOf } from "./shares.ts";

/** The runner of a step's tests; absent for a check that has none. */
export type Runner = "vitest" | "playwright";

export interface Step {
  /** How the step is named on the command line. */
  readonly name: string;
  readonly title: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly runner?: Runner;
  /** Arguments that choose tests; absent if the step runs all that its command finds. */
  readonly only?: readonly string[];
  /** How it is named together with others. */
  readonly group?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** Not a part of `npm test`: runs only on request. */
  readonly onlyWhenAsked?: true;
}

const check = (name: string, title: string, ...command: [string, ...string[]]): Step => ({
  name,
  title,
  command,
});

/** One worker each: the runner fills the cores with steps. */
const vitest = (name: string, title: string, project: string, ...args: string[]): Step => ({
  name,
  title,
  command: ["vitest", "run", "--project", project, "--maxWorkers", "1", ...args],
  runner: "vitest",
});

/** How many steps share what would take longer than all others: the server's tests, and the journeys. */
const SHARES = 2;

const serverFiles = globSync([...serverTests], {
  cwd: repository,
  exclude: [longTests],
}).toSorted();

const server = sharesOf(
  serverFiles.map((file) => [file]),
  SHARES,
  recordedFileSeconds,
).map((only, index): Step => ({
  ...vitest(`server-${index + 1}`, `Server ${index + 1} of ${SHARES}`, "server"),
  group: "server",
  only,
}));

const SWEEP = "tests/e2e/sweep/";

const journeyFiles = globSync("tests/{e2e,attacks}/**/*.spec.ts", { cwd: repository })
  .filter((file) => !file.endsWith(".long.spec.ts") && !file.startsWith(SWEEP))
  .toSorted();

/** Those on a backend without limits share one: each share with one of them would start another. */
const withoutLimits = (file: string): boolean =>
  readFileSync(join(repository, file), "utf8").includes('limits: "off"');

const together = Map.groupBy(journeyFiles, (file) => (withoutLimits(file) ? "" : file));

/** A backend and a folder of its own: Playwright empties it at the start. */
const playwright = (name: string, title: string): Step => ({
  name,
  title,
  command: ["playwright", "test", "--workers", "1", "--output", join("test-results", name)],
  runner: "playwright",
  needs: ["build", "demo"],
});

const journeys = sharesOf([...together.values()], SHARES, recordedFileSeconds).map(
  (only, index): Step => ({
    ...playwright(`journeys-${index + 1}`, `Journeys ${index + 1} of ${SHARES}`),
    group: "journeys",
    only,
  }),
);

/** The steps to run. The recorded seconds decide which is next, not the order here. */
export const steps: readonly Step[] = [
  check("format", "Format", "oxfmt", "--check"),
  check("lint", "Lint and import rules", "oxlint"),
  check(
    "unused",
    "Unused files, exports and dependencies",
    "knip",
    "--cache",
    "--cache-location",
    "node_modules/.cache/knip",
  ),
  {
    // Each of four checkers would work out the types that they share. GOGC: memory is collected less often.
    ...check(
      "types",
      "Types",
      "tsc",
      "--checkers",
      "1",
      "--incremental",
      "--tsBuildInfoFile",
      "node_modules/.cache/types.json",
    ),
    env: { GOGC: "400" },
  },
  check("contract", "Contract", "npm", "run", "--silent", "contract:lint"),
  check("build", "Build", "node", "app/scripts/ensure-build.ts"),
  {
    ...check("demo", "Demo members", "node", "tests/e2e/support/demo-data.ts"),
    needs: ["build"],
  },
  vitest("units", "Units", "unit"),
  ...server,
  vitest("ui", "Components in a browser", "ui"),
  vitest("stories", "Stories with accessibility", "stories"),
  ...journeys,
  {
    ...playwright("sweep", "Every page in every look"),
    group: "journeys",
    only: [SWEEP],
    onlyWhenAsked: true,
  },
  {
    ...vitest("package", "Packages installed by another project", "package"),
    onlyWhenAsked: true,
  },
  { ...vitest("bytes", "Bytes of the build", "bytes"), needs: ["build"], onlyWhenAsked: true },
  {
    ...vitest("visual", "Pictures", "visual"),
    env: { PICTURES: "changed" },
    onlyWhenAsked: true,
  },
  { ...vitest("long", "Long tests", "long"), onlyWhenAsked: true },
  {
    ...playwright("long-journeys", "Long journeys"),
    only: [".long.spec"],
    env: { TEST_LONG: "1" },
    onlyWhenAsked: true,
  },
];
