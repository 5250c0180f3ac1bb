import { runCommand } from "@gemel/command/run-command";
import { runSteps } from "../runner/run-steps.ts";
import { type Step, steps } from "../runner/steps.ts";
import { changedFiles, lastLanded } from "./changed-files.ts";
import { chooseTests } from "./choose.ts";
import { readGraph, reachedBy } from "./graph.ts";

const isFormatted = (path: string): boolean =>
  /\.(tsx?|js|json|md|mdx|css|html|ya?ml)$/u.test(path);

function checksOf(changed: readonly string[]): Step[] {
  const formatted = changed.filter(isFormatted);
  const isContract = changed.some((path) => /openapi\.yaml$|^\.(spectral|redocly)/u.test(path));
  const wanted = ["lint", "types", ...(isContract ? ["contract"] : [])];
  return [
    ...(formatted.length > 0
      ? [{ name: "format", title: "Format", command: ["oxfmt", "--check", ...formatted] } as const]
      : []),
    ...steps.filter(({ name }) => wanted.includes(name)),
  ];
}

async function check(since: string, isListed: boolean): Promise<number> {
  const changed = changedFiles(since);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${since}.`);
    return 0;
  }
  const choices = chooseTests(reachedBy(readGraph(), changed), changed);
  const tests = choices.flatMap(({ step }) => step ?? []);
  const builds = tests.some(({ needs }) => needs?.includes("build"))
    ? steps.filter(({ name }) => name === "build")
    : [];
  console.log(`${changed.length} files differ from ${since}.`);
  for (const { title, chosen, left } of choices) {
    console.log(
      `${title}${left.length > 0 ? `; ${left.length} farther away are left to npm test` : ""}`,
    );
    if (isListed) for (const path of chosen) console.log(`  ${path}`);
  }
  if (isListed) return 0;
  return (await runSteps([...checksOf(changed), ...builds, ...tests])) ? 0 : 1;
}

await runCommand(
  {
    usage: "npm run check [-- OPTION…]",
    about: `Format, lint, types, and the tests, stories, pictures and journeys that a change reaches, the nearest first,
as many as fit into about 90 seconds on two cores. What is reached beyond them is counted: npm test runs it.

  --since COMMIT  what the change is measured from; by default the remote's main branch or, without a
                  remote, the last commit
  --list          prints what would run`,
    options: { since: { type: "string" }, list: { type: "boolean", default: false } },
  },
  ({ options }) => check(options.since ?? lastLanded(), options.list),
);
