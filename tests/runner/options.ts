import { type Given, oneOf } from "@gemel/command/arguments";
import { type Step, steps } from "./steps.ts";

export interface RunOptions {
  readonly steps: readonly Step[];
  /** Whether what the run took is kept for planning the next. */
  readonly record: boolean;
}

const list = steps
  .map(
    ({ name, title, onlyWhenAsked }) =>
      `  ${name.padEnd(15)}${title}${onlyWhenAsked ? " (only when asked for)" : ""}`,
  )
  .join("\n");

export const commandLine = {
  usage: "npm test [-- STEP… OPTION…]",
  about: `Runs everything, or the steps that are named:
${list}
  server, journeys   all of them

  --with STEP   one more than usual; may be repeated
  --record      keeps what each step took, for planning the next run (tests/runner/recorded.json)`,
  options: {
    with: { type: "string", multiple: true, default: [] as string[] },
    record: { type: "boolean", default: false },
  },
  operands: { name: "STEP", min: 0, max: steps.length },
} as const;

function namedSteps(text: string): readonly Step[] {
  const names = new Set(steps.flatMap(({ name, group = name }) => [group, name]));
  const named = oneOf("step", text, [...names]);
  return steps.filter(({ name, group }) => name === named || group === named);
}

/** The chosen steps with those that they need. */
function withNeeds(chosen: readonly Step[]): readonly Step[] {
  const needed = new Set(chosen.flatMap(({ name, needs = [] }) => [name, ...needs]));
  return steps.filter(({ name }) => needed.has(name));
}

/** @throws MendableError */
export function readRunOptions({
  options,
  operands,
}: Given<(typeof commandLine)["options"]>): RunOptions {
  const usual = steps.filter(({ onlyWhenAsked }) => !onlyWhenAsked);
  const named = operands.flatMap(namedSteps);
  const chosen = [...(named.length > 0 ? named : usual), ...options.with.flatMap(namedSteps)];
  return { steps: withNeeds(chosen), record: options.record };
}
