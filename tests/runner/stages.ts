/** Which runner's JSON report holds the counts of a step. */
export type Report = "vitest" | "playwright";

export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Absent for a check that runs no tests. */
  report?: Report;
}

/** Steps that may run at the same time; the next stage begins when all have ended. */
export type Stage = readonly Step[];

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ["vitest", "run", ...args],
  report: "vitest",
});

/** All of `npm test`, the quick answers first. */
export const stages: readonly Stage[] = [
  [
    { name: "Format", command: ["oxfmt", "--check"] },
    { name: "Lint and import rules", command: ["oxlint"] },
    { name: "Unused files, exports and dependencies", command: ["knip"] },
    { name: "Types", command: ["tsc", "--noEmit", "-p", "tsconfig.json"] },
    { name: "Contract", command: ["npm", "run", "--silent", "contract:lint"] },
  ],
  [vitest("Units", "--project", "unit")],
  [vitest("Server", "--project", "server")],
  [vitest("Components installed and rendered by a server", "--project", "package")],
  [vitest("Components in a browser", "--project", "ui")],
  [vitest("Stories with accessibility", "--project", "stories")],
  [{ name: "Build", command: ["node", "app/scripts/ensure-build.ts"] }],
  [vitest("Bytes of the build", "--project", "bytes")],
  [{ name: "Journeys", command: ["playwright", "test"], report: "playwright" }],
];
