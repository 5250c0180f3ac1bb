import { type Given, readArguments, wholeNumber } from "@gemel/command/arguments";

const number = { type: "string" } as const;

/** The options of the benchmarks: whole numbers. */
export const benchOptions = {
  drops: number,
  idle: number,
  members: number,
  pairs: number,
  seconds: number,
} as const;

type Name = keyof typeof benchOptions;

export const benchUsage =
  "npm run bench [-- NAME… --members N --seconds N --pairs N --drops N --idle N]";

export const MOST = 10_000_000;

/** A benchmark's own command line: what `npm run bench` has read and handed on. */
export function readHanded(): Given<typeof benchOptions> {
  const line = {
    usage: benchUsage,
    about: "One benchmark.",
    options: benchOptions,
    operands: { name: "N", min: 0, max: 9 },
  };
  const given = readArguments(line, process.argv.slice(2));
  return given === "help" ? { options: {}, operands: [] } : given;
}

/** Whole numbers of the command line, `--members 10`, where others than the usual ones are given. */
export function readOptions<Used extends Name>(
  usual: Readonly<Record<Used, number>>,
): Readonly<Record<Used, number>> {
  const given = Object.entries(readHanded().options).flatMap(([name, text]) =>
    Object.hasOwn(usual, name) ? [[name, wholeNumber(`--${name}`, text ?? "", 1, MOST)]] : [],
  );
  return { ...usual, ...Object.fromEntries(given) };
}
