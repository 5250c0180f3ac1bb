import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

/** `on` or `off`, or the given default when not set. */
export function parseSwitch(env: Environment, name: string, unset: boolean): boolean {
  const value = variable(env, name);
  if (value === undefined) return unset;
  if (value === "on") return true;
  if (value === "off") return false;
  throw new ConfigError(name, `must be on or off, not "${value}"`);
}
