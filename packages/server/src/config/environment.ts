import { ConfigError } from "./config-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; an empty one counts as not set. */
export function variable(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** A whole number from 0 to `max`. @param unset counts where the variable is not set */
export function readNumber(env: Environment, name: string, unset: number, max: number): number {
  const value = variable(env, name);
  if (value === undefined) return unset;
  if (/^\d{1,15}$/.test(value) && Number(value) <= max) return Number(value);
  throw new ConfigError(name, `must be a whole number from 0 to ${max}, not "${value}"`);
}
