import { parseArgs } from "node:util";

type Numbers = Readonly<Record<string, number>>;

/** Whole numbers of the command line, `--name 10`, where others than the usual ones are given. @throws TypeError */
export function readOptions<Usual extends Numbers>(
  usual: Usual,
): { [Name in keyof Usual]: number } {
  const names = Object.keys(usual);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options });
  const given = Object.entries(values).map(([name, value]) => [name, wholeNumber(name, value)]);
  return { ...usual, ...Object.fromEntries(given) };
}

function wholeNumber(name: string, value: unknown): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new TypeError(`--${name} is not ${value}`);
  return number;
}
