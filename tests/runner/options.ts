import { parseArgs } from "node:util";
import { type Step, steps } from "./steps.ts";

export interface RunOptions {
  readonly steps: readonly Step[];
  /** Whether what the run took is kept for planning the next. */
  readonly record: boolean;
}

/** What to print instead of running, and the exit code. */
export interface Answer {
  readonly message: string;
  readonly code: 0 | 2;
}

const list = steps
  .map(
    ({ name, title, onlyWhenAsked }) =>
      `  ${name.padEnd(10)}${title}${onlyWhenAsked ? " (only when asked for)" : ""}`,
  )
  .join("\n");

const usage = `npm test [-- STEP…] [-- OPTION…]

Runs everything, or the steps that are named:
${list}

  --with STEP   one more than usual; may be repeated
  --record      keeps what each step took, for planning the next run (tests/runner/recorded.json)
  --help        shows this`;

function namedStep(name: string): Step {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`There is no step "${name}"; --help lists them.`);
  return step;
}

/** The chosen steps with those that they need. */
function withNeeds(chosen: readonly Step[]): readonly Step[] {
  const needed = new Set(chosen.flatMap(({ name, needs = [] }) => [name, ...needs]));
  return steps.filter(({ name }) => needed.has(name));
}

export function readRunOptions(args: readonly string[]): RunOptions | Answer {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        with: { type: "string", multiple: true, default: [] },
        record: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) return { message: usage, code: 0 };
    const usual = steps.filter(({ onlyWhenAsked }) => !onlyWhenAsked);
    const named = positionals.map(namedStep);
    const chosen = [...(named.length > 0 ? named : usual), ...values.with.map(namedStep)];
    return { steps: withNeeds(chosen), record: values.record };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), code: 2 };
  }
}
