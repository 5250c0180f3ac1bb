/** Whose tests a step runs; absent for a check that has none. */
export type Runner = "vitest" | "playwright";

export interface Step {
  /** How the step is named on the command line. */
  readonly name: string;
  readonly title: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly runner?: Runner;
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** Not a part of `npm test`: runs where it is asked for. */
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

/** What runs. Which step is next is decided by the recorded seconds, not by the order here. */
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
  check(
    "types",
    "Types",
    "tsc",
    "--incremental",
    "--tsBuildInfoFile",
    "node_modules/.cache/types.json",
  ),
  check("contract", "Contract", "npm", "run", "--silent", "contract:lint"),
  check("build", "Build", "node", "app/scripts/ensure-build.ts"),
  vitest("units", "Units", "unit"),
  vitest("server", "Server", "server"),
  vitest("package", "Components installed and rendered by a server", "package"),
  vitest("ui", "Components in a browser", "ui"),
  vitest("stories", "Stories with accessibility", "stories"),
  { ...vitest("bytes", "Bytes of the build", "bytes"), needs: ["build"] },
  {
    name: "journeys",
    title: "Journeys",
    command: ["playwright", "test", "--workers", "1"],
    runner: "playwright",
    needs: ["build"],
  },
  { ...vitest("visual", "Pictures", "visual"), onlyWhenAsked: true },
  { ...vitest("long", "Long tests", "long"), onlyWhenAsked: true },
  {
    name: "long-journeys",
    title: "Long journeys",
    command: ["playwright", "test", "--workers", "1", ".long.spec"],
    env: { TEST_LONG: "1" },
    runner: "playwright",
    needs: ["build"],
    onlyWhenAsked: true,
  },
];
