import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { MendableError } from "./mendable-error.ts";

/** The arguments that a command accepts, and its help. */
export interface CommandLine<Options extends ParseArgsOptionsConfig> {
  /** How it is called, in one line: `npm run backup -- FILE`. */
  readonly usage: string;
  /** The text that `--help` prints below the usage: what the command does, and what its arguments mean. */
  readonly about: string;
  readonly options?: Options;
  /** The arguments that are given without a name. @default nothing */
  readonly operands?: {
    /** The name of one operand, `FILE`. */
    readonly name: string;
    readonly min: number;
    readonly max: number;
  };
}

interface Config<Options extends ParseArgsOptionsConfig> {
  args: string[];
  options: Options;
  allowPositionals: true;
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<Config<Options>>>;

export interface Given<Options extends ParseArgsOptionsConfig> {
  readonly options: Parsed<Options>["values"];
  readonly operands: readonly string[];
}

/**
 * Reads a command line, the same way for every command.
 * @returns `"help"` if it is requested
 * @throws MendableError
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  line: CommandLine<Options>,
  args: readonly string[],
): Given<Options> | "help" {
  // Beside anything else, however wrong.
  if (args.includes("--help")) return "help";
  const { values, positionals } = parse(line, args);
  const { name, min, max } = line.operands ?? { name: "argument", min: 0, max: 0 };
  if (positionals.length < min) throw new MendableError(`${name} is missing: ${line.usage}`);
  if (positionals.length > max) {
    throw new MendableError(`"${positionals[max]}" is more than is taken: ${line.usage}`);
  }
  if (positionals.includes("")) throw new MendableError(`${name} is empty: ${line.usage}`);
  const empty = Object.entries(values).find(([, value]) => [value].flat().includes(""));
  if (empty !== undefined) throw new MendableError(`--${empty[0]} is empty: ${line.usage}`);
  return { options: values, operands: positionals };
}

function parse<Options extends ParseArgsOptionsConfig>(
  { options, usage }: CommandLine<Options>,
  args: readonly string[],
): Parsed<Options> {
  try {
    return parseArgs<Config<Options>>({
      args: [...args],
      allowPositionals: true,
      options: options ?? ({} as Options),
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [first = ""] = error.message.split(/\.(?:\s|$)|\n/);
    throw new MendableError(`${first}: ${usage}`, { cause: error });
  }
}

/** Returns the value of an option that the command cannot do without. @throws MendableError */
export function needed(name: string, value: string | undefined, usage: string): string {
  if (value === undefined) throw new MendableError(`${name} is missing: ${usage}`);
  return value;
}

/** A whole number within bounds. @param name as it was given, `--port` @throws MendableError */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new MendableError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

/** A port, 0 for a free one. @throws MendableError */
export const portOf = (name: string, text: string): number => wholeNumber(name, text, 0, 65_535);

/** Returns the known value that `text` names. @param what the kind of value, `step` @throws MendableError */
export function oneOf<Known extends string>(
  what: string,
  text: string,
  known: readonly Known[],
): Known {
  const found = known.find((each) => each === text);
  if (found !== undefined) return found;
  throw new MendableError(`There is no ${what} "${text}": choose of ${known.join(", ")}`);
}
