import { componentOf, screenOf } from "../visual/picture-names.ts";
import { recordedFileSeconds } from "../runner/recorded.ts";
import type { Step } from "../runner/steps.ts";

/** One kind of tests: its files, and the step that runs some of them. */
interface Kind {
  readonly name: string;
  readonly matches: (path: string) => boolean;
  /** Seconds of one worker: what is reached beyond them is left to `npm test`. */
  readonly budget: number;
  readonly seconds: (path: string) => number;
  /** Whether a change of these files alone is left to `npm test`. */
  readonly leaves?: (path: string) => boolean;
  readonly step: (files: readonly string[]) => Omit<Step, "name" | "title">;
}

const vitest = (project: string, only: readonly string[]): Omit<Step, "name" | "title"> => ({
  command: ["vitest", "run", "--project", project, "--maxWorkers", "1"],
  runner: "vitest",
  only,
});

const isServer = (path: string): boolean =>
  /^(packages\/server|tests\/(attacks|deployment|faults))\//u.test(path);
const isOwnStep = (path: string): boolean =>
  /^tests\/(bytes\.test\.ts|package\/|runner\/planted\/)/u.test(path);
const isStory = (path: string): boolean => path.endsWith(".stories.tsx");
const isLong = (path: string): boolean => path.includes(".long.");

const pictureOf = (path: string): string =>
  path.startsWith("packages/ui/") ? componentOf(path) : screenOf(path);

const kinds: readonly Kind[] = [
  {
    name: "units",
    matches: (path) => path.endsWith(".test.ts") && !isServer(path) && !isOwnStep(path),
    budget: 30,
    seconds: recordedFileSeconds,
    step: (files) => vitest("unit", files),
  },
  {
    name: "server",
    matches: (path) => path.endsWith(".test.ts") && isServer(path),
    budget: 30,
    seconds: recordedFileSeconds,
    step: (files) => vitest("server", files),
  },
  {
    name: "ui",
    matches: (path) => path.endsWith(".test.tsx") && !isOwnStep(path),
    budget: 15,
    seconds: recordedFileSeconds,
    step: (files) => vitest("ui", files),
  },
  {
    name: "stories",
    matches: isStory,
    budget: 20,
    seconds: recordedFileSeconds,
    step: (files) => vitest("stories", files),
  },
  {
    name: "visual",
    matches: (path) => isStory(path) && /^(packages\/ui|app)\//u.test(path),
    budget: 20,
    // Drawn in two themes and, for a screen, at two widths.
    seconds: (path) => 2 * recordedFileSeconds(path),
    step: (files) =>
      vitest("visual", ["--testNamePattern", `^(${files.map(pictureOf).join("|")})$`]),
  },
  {
    name: "journeys",
    matches: (path) => path.endsWith(".spec.ts"),
    budget: 25,
    seconds: (path) => Math.max(4, recordedFileSeconds(path)),
    // The build and a backend take longer than all that shows a component by itself.
    leaves: (path) => path.startsWith("packages/ui/"),
    step: (files) => ({
      command: ["playwright", "test", "--workers", "1"],
      runner: "playwright",
      only: files,
      needs: ["build"],
    }),
  },
];

export interface Choice {
  readonly kind: string;
  readonly title: string;
  /** Undefined if no test is chosen. */
  readonly step: Step | undefined;
  readonly chosen: readonly string[];
  /** Reached as well, farther away, and not run. */
  readonly left: readonly string[];
}

/** For each kind of tests the nearest that a change reaches, as many as its budget holds. */
export const chooseTests = (reached: readonly string[], changed: readonly string[]): Choice[] =>
  kinds.flatMap((kind) => {
    const files = reached.filter((path) => kind.matches(path) && !isLong(path));
    if (files.length === 0) return [];
    let seconds = 0;
    const fits = files.map((path) => (seconds += kind.seconds(path)) <= kind.budget);
    const isLeft = kind.leaves !== undefined && changed.every(kind.leaves);
    // The nearest is run, however long it takes.
    const chosen = isLeft ? [] : files.filter((_, at) => at === 0 || fits[at]);
    const title = `${kind.name} (${chosen.length} of ${files.length} files reached)`;
    const step = chosen.length > 0 ? { name: kind.name, title, ...kind.step(chosen) } : undefined;
    const left = files.filter((path) => !chosen.includes(path));
    return [{ kind: kind.name, title, step, chosen, left }];
  });
